/** The types that the room's parts share. */
import type { DiceFont, DiceFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { DiceText } from './view';

export type DiceAssets = SceneAssets<DiceFrame, DiceFont>;
export type DiceContext = SceneContext<DiceText, DiceFrame, DiceFont>;
