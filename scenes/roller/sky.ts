/** The sky behind the gauge: its sides glow in the colours of their zones. */
import { hexColor, mix } from '../kit/color';
import { overShell, type Sky, type SkyArt } from '../kit/sky';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerTuning } from './tuning';

const LEFT = 1,
  RIGHT = 2;

export const rollerSky: SkyArt<RollerLayout, 'dial'> = {
  gradient: [
    [0, 0x0d0730],
    [0.3, 0x1a0d50],
    [0.56, 0x2a1170],
    [0.8, 0x3d1580],
    [1, 0x210c52],
  ],
  // From the gauge's middle, in its radii. The second and third are the zones'.
  lights: [
    { of: 'dial', at: [0, -0.1], width: 5, alpha: 0.3, rgb: 0x5f3dff },
    { of: 'dial', at: [-1.5, 0.35], width: 4.2, alpha: 0.42, rgb: 0 },
    { of: 'dial', at: [1.5, -0.05], width: 4.3, alpha: 0.5, rgb: 0 },
    { of: 'dial', at: [0, 1.3], width: 4.4, alpha: 0.16, rgb: 0xa03dff },
  ],
  stars: { seed: 71, far: { count: 96 }, near: { count: 30 }, bright: { count: 6, alpha: [0.5, 0.85] } },
  rays: { count: 22, rgb: 0xb9c6ff, alpha: 0.12 },
  shade: 0.9,
  plan: (layout) => {
    const { dial, width, height } = layout;
    const reach = Math.max(dial.radius, Math.min(width, height) * 0.3);
    return {
      bottom: overShell(layout),
      scale: reach,
      anchors: { dial: { x: dial.x, y: dial.y, width: reach, height: reach } },
      rays: { x: dial.x, y: dial.y, from: dial.radius * 0.9, reach: dial.radius * 2.5 },
    };
  },
};

/** Lights a sky's sides in the colours of their zones. */
export function zoneLights(zones: RollerTuning['zones']): (sky: Sky<RollerLayout>, now: Moment) => void {
  const win = hexColor(zones.win);
  const lose = mix(hexColor(zones.loseLight), 0xff2fa0, 0.7);
  return (sky, { higher, swap }) => {
    sky.light(LEFT, mix(higher ? win : lose, higher ? lose : win, swap));
    sky.light(RIGHT, mix(higher ? lose : win, higher ? win : lose, swap));
  };
}
