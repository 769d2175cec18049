import type { RollerFont, RollerFrame } from '../../assets/names';
import art from '../../assets/built/roller/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import { RollerScene } from './scene';
import { tuning, type RollerTuning } from './tuning';
import type { RollerCue, RollerText, RollerView } from './view';

export const roller: SceneDefinition<RollerView, RollerCue, RollerTuning, RollerText, RollerFrame, RollerFont> = {
  art,
  create: (context, other) => new RollerScene(context, other?.scene ?? tuning, other?.win),
};
