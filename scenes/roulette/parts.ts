/** The types that the room's parts share. */
import type { RouletteFont, RouletteFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { RouletteText } from './view';

export type RouletteAssets = SceneAssets<RouletteFrame, RouletteFont>;
export type RouletteContext = SceneContext<RouletteText, RouletteFrame, RouletteFont>;
