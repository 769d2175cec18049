import type { RouletteFont, RouletteFrame } from '../../assets/names';
import art from '../../assets/built/roulette/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import { RouletteScene } from './scene';
import { tuning, type RouletteTuning } from './tuning';
import type { RouletteCue, RouletteText, RouletteView } from './view';

export const roulette: SceneDefinition<
  RouletteView,
  RouletteCue,
  RouletteTuning,
  RouletteText,
  RouletteFrame,
  RouletteFont
> = {
  art,
  create: (context, other) => new RouletteScene(context, other?.scene ?? tuning, other?.win),
};
