import type { SceneDefinition } from '../kit/scene';
import type { CrashFont, CrashFrame } from '../../assets/names';
import { CrashScene } from './scene';
import { tuning } from './tuning';
import type { CrashCue, CrashText, CrashView } from './view';

export const crash: SceneDefinition<CrashView, CrashCue, CrashText, CrashFrame, CrashFont> = {
  bundle: 'crash',
  create: (context) => new CrashScene(context, tuning),
};
