/** The types that the room's parts share. */
import type { HiloFont, HiloFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { HiloText } from './view';

export type HiloAssets = SceneAssets<HiloFrame, HiloFont>;
export type HiloContext = SceneContext<HiloText, HiloFrame, HiloFont>;
