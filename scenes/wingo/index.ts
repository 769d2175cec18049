import type { SceneDefinition } from '../kit/scene';
import type { WingoFont, WingoFrame } from '../../assets/names';
import { WingoScene } from './scene';
import { tuning, type WingoTuning } from './tuning';
import type { WingoCue, WingoText, WingoView } from './view';

export const wingo: SceneDefinition<WingoView, WingoCue, WingoTuning, WingoText, WingoFrame, WingoFont> = {
  bundle: 'wingo',
  create: (context, other) => new WingoScene(context, other?.scene ?? tuning, other?.win),
};
