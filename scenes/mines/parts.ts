/** The types that the room's parts share. */
import type { MinesFont, MinesFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { MinesText } from './view';

export type MinesAssets = SceneAssets<MinesFrame, MinesFont>;
export type MinesContext = SceneContext<MinesText, MinesFrame, MinesFont>;
