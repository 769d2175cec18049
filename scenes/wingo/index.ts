import art from '../../assets/built/wingo/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { WingoFont, WingoFrame } from '../../assets/names';
import { WingoScene } from './scene';
import { tuning, type WingoTuning } from './tuning';
import type { WingoCue, WingoText, WingoView } from './view';

export const wingo: SceneDefinition<WingoView, WingoCue, WingoTuning, WingoText, WingoFrame, WingoFont> = {
  art,
  create: (context, other) => new WingoScene(context, other?.scene ?? tuning, other?.win),
};
