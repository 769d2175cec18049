/** The sky behind the podium; its first two lights and the rays take the ball's colours. */
import { behindSheet, overSheet, type SkyArt } from '../kit/sky';
import type { WingoLayout } from './layout';

/** First of the three lights about the ball: its colours, and white. */
export const CORE = 6;

export const wingoSky: SkyArt<WingoLayout, 'ball' | 'hero' | 'core'> = {
  gradient: [
    [0, 0x0d0730],
    [0.3, 0x1a0d50],
    [0.56, 0x2a1170],
    [0.8, 0x3d1580],
    [1, 0x210c52],
  ],
  lights: [
    { of: 'ball', at: [0, 0.42], width: 720, alpha: 0.34, rgb: 0 },
    { of: 'ball', at: [0, 0.6], width: 460, alpha: 0.14, rgb: 0 },
    { of: 'hero', at: [0.06, 0.8], width: 620, alpha: 0.17, rgb: 0xff2fa0 },
    { of: 'hero', at: [0.96, 0.26], width: 600, alpha: 0.3, rgb: 0x3a6bff },
    { of: 'hero', at: [0.3, 0.94], width: 460, alpha: 0.16, rgb: 0xa03dff },
    { of: 'hero', at: [0.7, 0.94], width: 460, alpha: 0.16, rgb: 0xa03dff },
    // The light about the ball, by CORE.
    { of: 'core', at: [0, 0], width: 366, alpha: 0.63, rgb: 0 },
    { of: 'core', at: [0, 0], width: 280, alpha: 0.42, rgb: 0 },
    { of: 'core', at: [0, 0], width: 244, alpha: 0.28, rgb: 0 },
  ],
  stars: { seed: 23, far: { count: 96 }, near: { count: 34 }, bright: { count: 7 } },
  rays: { count: 18, rgb: 0, alpha: 0.2 },
  shade: 0.9,
  plan: (layout) => {
    const { arrangement, hero, ball, unit, width, height } = layout;
    const side = arrangement === 'side';
    return {
      bottom: overSheet(layout),
      covered: behindSheet(layout),
      scale: Math.max(0.8, unit) * (side ? 1.3 : 1) * Math.max(1, hero.width / 620),
      anchors: {
        // The ball's lights are across where it is, and as high as the hero says.
        ball: { x: ball.x, y: hero.y, width: 0, height: hero.height },
        core: { x: ball.x, y: ball.y, width: 0, height: 0, unit },
        hero: side ? { x: 0, y: 0, width, height } : hero,
      },
      rays: {
        x: ball.x,
        y: ball.y,
        from: 24 * unit,
        reach: Math.min(400 * Math.max(0.8, unit), Math.max(hero.width, hero.height) * 0.86),
      },
    };
  },
};
