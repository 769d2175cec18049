import art from '../../assets/built/coinFlip/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { CoinFlipFont, CoinFlipFrame } from '../../assets/names';
import { CoinFlipScene } from './scene';
import { tuning, type CoinFlipTuning } from './tuning';
import type { CoinFlipCue, CoinFlipText, CoinFlipView } from './view';

export const coinFlip: SceneDefinition<
  CoinFlipView,
  CoinFlipCue,
  CoinFlipTuning,
  CoinFlipText,
  CoinFlipFrame,
  CoinFlipFont
> = {
  art,
  create: (context, other) => new CoinFlipScene(context, other?.scene ?? tuning, other?.win),
};
