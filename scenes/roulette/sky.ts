/** The sky behind the wheel; its first light and the halo are the wheel's, in the colour of the last pocket. */
import type { Rect } from '../kit/layout';
import { behindSheet, overSheet, type SkyArt } from '../kit/sky';
import type { RouletteLayout } from './layout';

/** The light about the wheel. */
export const HALO = 4;
/** Half of the square that the wheel hides whatever the camera does, over the wheel's radius. */
const HIDDEN = 0.64;

export const rouletteSky: SkyArt<RouletteLayout, 'wheel' | 'halo' | 'hero'> = {
  gradient: [
    [0, 0x0d0730],
    [0.3, 0x190c4e],
    [0.56, 0x2a1170],
    [0.8, 0x3d1580],
    [1, 0x210c52],
  ],
  lights: [
    { of: 'wheel', at: [0, 0], width: 740, alpha: 0.4, rgb: 0 },
    { of: 'hero', at: [0.06, 0.58], width: 520, alpha: 0.26, rgb: 0xff2f6a },
    { of: 'hero', at: [0.95, 0.5], width: 520, alpha: 0.3, rgb: 0x2f7bff },
    { of: 'hero', at: [0.5, 0.96], width: 620, alpha: 0.3, rgb: 0xa03dff },
    // By HALO; in radii of the wheel.
    { of: 'halo', at: [0, 0], width: 2.9, alpha: 0.6, rgb: 0 },
  ],
  stars: { seed: 31, far: { count: 92 }, near: { count: 32 }, bright: { count: 6 } },
  rays: { count: 20, rgb: 0, alpha: 0.26 },
  shade: 0.9,
  plan: (layout) => {
    const { arrangement, hero, wheel, unit, width, height } = layout;
    const side = arrangement === 'side';
    return {
      bottom: overSheet(layout),
      covered: [...behindSheet(layout), square(wheel, wheel.radius * HIDDEN)],
      scale: Math.max(0.8, unit) * (side ? 1.3 : 1) * Math.max(1, hero.width / 620),
      anchors: {
        wheel: { x: wheel.x, y: wheel.y, width: 0, height: 0 },
        halo: { x: wheel.x, y: wheel.y, width: 0, height: 0, unit: wheel.radius },
        hero: side ? { x: 0, y: 0, width, height } : hero,
      },
      rays: {
        x: wheel.x,
        y: wheel.y,
        from: wheel.radius * 0.7,
        reach: Math.min(420 * Math.max(0.8, unit), Math.max(hero.width, hero.height)),
      },
    };
  },
};

const square = ({ x, y }: { readonly x: number; readonly y: number }, half: number): Rect => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
});
