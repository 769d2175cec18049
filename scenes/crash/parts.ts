/** The types that the room's parts share. */
import type { CrashFont, CrashFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { CrashText } from './view';

export type CrashAssets = SceneAssets<CrashFrame, CrashFont>;
export type CrashContext = SceneContext<CrashText, CrashFrame, CrashFont>;
