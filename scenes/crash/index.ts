import art from '../../assets/built/crash/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { CrashFont, CrashFrame } from '../../assets/names';
import { CrashScene } from './scene';
import { tuning, type CrashTuning } from './tuning';
import type { CrashCue, CrashText, CrashView } from './view';

export const crash: SceneDefinition<CrashView, CrashCue, CrashTuning, CrashText, CrashFrame, CrashFont> = {
  art,
  create: (context, other) => new CrashScene(context, other?.scene ?? tuning, other?.win),
};
