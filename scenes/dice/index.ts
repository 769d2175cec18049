import art from '../../assets/built/dice/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { DiceFont, DiceFrame } from '../../assets/names';
import { DiceScene } from './scene';
import { tuning, type DiceTuning } from './tuning';
import type { DiceCue, DiceText, DiceView } from './view';

export const dice: SceneDefinition<DiceView, DiceCue, DiceTuning, DiceText, DiceFrame, DiceFont> = {
  art,
  create: (context, other) => new DiceScene(context, other?.scene ?? tuning, other?.win),
};
