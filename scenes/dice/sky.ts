/** The sky behind the tray. */
import { behindSheet, overSheet, type SkyArt } from '../kit/sky';
import type { DiceLayout } from './layout';

export const diceSky: SkyArt<DiceLayout, 'tray'> = {
  gradient: [
    [0, 0x0d0730],
    [0.3, 0x1c0f58],
    [0.56, 0x2f1280],
    [0.8, 0x4a189a],
    [1, 0x1c0b48],
  ],
  lights: [
    { of: 'tray', at: [0, -0.2], width: 700, alpha: 0.36, rgb: 0x7a3dff },
    { of: 'tray', at: [-0.95, 0.45], width: 470, alpha: 0.2, rgb: 0xff2fa0 },
    { of: 'tray', at: [0.95, -0.3], width: 480, alpha: 0.26, rgb: 0x3a6bff },
    { of: 'tray', at: [0, 1.1], width: 560, alpha: 0.26, rgb: 0xa03dff },
  ],
  stars: { seed: 17, far: { count: 96 }, near: { count: 30 }, bright: { count: 6 } },
  shade: 0.9,
  plan: (layout) => {
    const { tray, unit, width, arrangement } = layout;
    return {
      bottom: overSheet(layout),
      covered: behindSheet(layout),
      scale: Math.max(0.7, unit) * (arrangement === 'side' ? 1.25 : 1),
      // From the tray's middle, in half sizes.
      anchors: {
        tray: { x: tray.x, y: tray.y, width: Math.max(tray.width, width * 0.9) * 0.5, height: tray.height * 0.5 },
      },
    };
  },
};
