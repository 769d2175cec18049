import type { MinesFont, MinesFrame } from '../../assets/names';
import art from '../../assets/built/mines/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import { MinesScene } from './scene';
import { tuning, type MinesTuning } from './tuning';
import type { MinesCue, MinesText, MinesView } from './view';

export const mines: SceneDefinition<MinesView, MinesCue, MinesTuning, MinesText, MinesFrame, MinesFont> = {
  art,
  create: (context, other) => new MinesScene(context, other?.scene ?? tuning, other?.win),
};
