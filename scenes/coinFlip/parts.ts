/** The types that the room's parts share. */
import type { CoinFlipFont, CoinFlipFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { CoinFlipText } from './view';

export type CoinFlipAssets = SceneAssets<CoinFlipFrame, CoinFlipFont>;
export type CoinFlipContext = SceneContext<CoinFlipText, CoinFlipFrame, CoinFlipFont>;

/** Long past: a transition that is over. */
export const OVER = 1e9;
