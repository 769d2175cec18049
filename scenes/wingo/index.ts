import type { SceneDefinition } from '../kit/scene';
import type { WingoFont, WingoFrame } from '../../assets/names';
import { WingoScene } from './scene';
import { tuning } from './tuning';
import type { WingoCue, WingoText, WingoView } from './view';

export const wingo: SceneDefinition<WingoView, WingoCue, WingoText, WingoFrame, WingoFont> = {
  bundle: 'wingo',
  create: (context) => new WingoScene(context, tuning),
};
