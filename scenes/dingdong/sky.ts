/** The sky behind the cabinet; its first light takes the colour of what was hit. */
import { mix } from '../kit/color';
import { overSheet, type SkyArt } from '../kit/sky';
import type { DingdongLayout } from './layout';
import type { Moment } from './moment';
import { LIGHT } from './symbols';

const REST = 0x7a3dff;

export const dingdongSky: SkyArt<DingdongLayout, 'cabinet'> = {
  gradient: [
    [0, 0x0d0730],
    [0.3, 0x1c0f58],
    [0.56, 0x341386],
    [0.8, 0x5e1ca0],
    [1, 0x210c52],
  ],
  lights: [
    { of: 'cabinet', at: [0.5, 0.5], width: 760, alpha: 0.42, rgb: REST },
    { of: 'cabinet', at: [-0.02, 0.68], width: 560, alpha: 0.26, rgb: 0xff2fa0 },
    { of: 'cabinet', at: [1.02, 0.4], width: 560, alpha: 0.24, rgb: 0xff8a2e },
    { of: 'cabinet', at: [0.5, 0.98], width: 620, alpha: 0.22, rgb: 0xa03dff },
  ],
  stars: { seed: 41, far: { count: 80 }, near: { count: 26 }, bright: { count: 5 } },
  shade: 0.9,
  plan: (layout) => ({
    bottom: overSheet(layout),
    scale: Math.max(1, layout.unit),
    anchors: { cabinet: layout.cabinet },
  }),
};

/** Colour of the first light. */
export const hitLight = ({ stop, landMs }: Moment): number =>
  stop !== null && landMs >= 0 ? mix(REST, LIGHT[stop], Math.min(1, landMs / 500) * 0.7) : REST;
