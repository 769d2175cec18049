import art from '../../assets/built/dingdong/bundle.json';
import type { SceneDefinition } from '../kit/scene';
import type { DingdongFont, DingdongFrame } from '../../assets/names';
import { DingdongScene } from './scene';
import { tuning, type DingdongTuning } from './tuning';
import type { DingdongCue, DingdongText, DingdongView } from './view';

export const dingdong: SceneDefinition<
  DingdongView,
  DingdongCue,
  DingdongTuning,
  DingdongText,
  DingdongFrame,
  DingdongFont
> = {
  art,
  create: (context, other) => new DingdongScene(context, other?.scene ?? tuning, other?.win),
};
