/** The types that the room's parts share. */
import type { WingoFont, WingoFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { WingoText } from './view';

export type WingoAssets = SceneAssets<WingoFrame, WingoFont>;
export type WingoContext = SceneContext<WingoText, WingoFrame, WingoFont>;
