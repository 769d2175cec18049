/** The sky behind the cabinet; its first light takes the colour of what was hit. */
import { mix } from '../kit/color';
import { VIOLET } from '../kit/palette';
import { behindSheet, overSheet, type Sky, type SkyArt } from '../kit/sky';
import type { DingdongLayout } from './layout';
import type { Moment } from './moment';
import { opaqueOf } from './ring';
import { LIGHT } from './symbols';

const REST = 0x7a3dff;

export const dingdongSky: SkyArt<DingdongLayout, 'cabinet' | 'breath'> = {
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
    // Breathes, by breath.
    { of: 'breath', at: [0.5, 0.5], width: 1.5, alpha: 0.38, rgb: VIOLET },
  ],
  stars: { seed: 41, far: { count: 80 }, near: { count: 26 }, bright: { count: 5 } },
  shade: 0.9,
  plan: (layout) => ({
    bottom: overSheet(layout),
    scale: Math.max(1, layout.unit),
    anchors: {
      cabinet: layout.cabinet,
      breath: { ...layout.cabinet, unit: (layout.cabinet.width + layout.cabinet.height) / 2 },
    },
    covered: [opaqueOf(layout.cabinet), ...behindSheet(layout)],
  }),
};

/** Colour of the first light. */
export const hitLight = ({ stop, landMs }: Moment): number =>
  stop !== null && landMs >= 0 ? mix(REST, LIGHT[stop], Math.min(1, landMs / 500) * 0.7) : REST;

/** The light behind the cabinet comes and goes. @param seconds scene time */
export const breathe = (sky: Sky<DingdongLayout>, seconds: number): void =>
  sky.light(4, VIOLET, (0.3 + 0.08 * Math.sin(seconds * 1.7)) / 0.38);
