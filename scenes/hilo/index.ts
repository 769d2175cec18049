import art from '../../assets/built/hilo/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { HiloFont, HiloFrame } from '../../assets/names';
import { HiloScene } from './scene';
import { tuning, type HiloTuning } from './tuning';
import type { HiloCue, HiloText, HiloView } from './view';

export const hilo: SceneDefinition<HiloView, HiloCue, HiloTuning, HiloText, HiloFrame, HiloFont> = {
  art,
  create: (context, other) => new HiloScene(context, other?.scene ?? tuning, other?.win),
};
