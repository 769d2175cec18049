/** The sky behind the cabinet: gradient and lights in one layer, stars. Drawn into the back batch. */
import { mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Stars } from '../kit/stars';
import type { DingdongLayout } from './layout';
import type { Moment } from './moment';
import type { DingdongAssets } from './parts';
import { LIGHT } from './symbols';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x1c0f58, 0x341386, 0x5e1ca0, 0x210c52] as const;
/** The sky reaches this far over the edges. */
const BLEED = 24;
/** Under the sheet's round corners. */
const TUCK = 40;
/** Lights of the comp about the cabinet: x and y in shares of it, width in px of a phone, alpha. The first takes the colour of what was hit. */
const LIGHTS = [
  [0.5, 0.5, 760, 0.42],
  [-0.02, 0.68, 560, 0.26],
  [1.02, 0.4, 560, 0.24],
  [0.5, 0.98, 620, 0.22],
] as const;
const REST = 0x7a3dff;

export class DingdongSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private readonly stops = Uint32Array.from(COLOURS);
  private readonly tints = Uint32Array.from([REST, 0xff2fa0, 0xff8a2e, 0xa03dff]);
  private fitted: DingdongLayout | null = null;

  constructor(assets: DingdongAssets) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    const dot = assets.frame('dot');
    this.stars = new Stars(
      [
        {
          frame: dot,
          count: 80,
          depth: 0.16,
          size: [1, 1.9],
          alpha: [0.25, 0.6],
          tints: [0xcfc6ff],
          twinkle: 0.3,
          add: 0,
        },
        {
          frame: dot,
          count: 26,
          depth: 0.45,
          size: [1.8, 3],
          alpha: [0.45, 0.9],
          tints: [0xffffff, 0x9fe8ff, 0xffc6f0],
          twinkle: 0.35,
          add: 0,
        },
        {
          frame: assets.frame('star4'),
          count: 5,
          depth: 1,
          size: [10, 19],
          alpha: [0.55, 0.9],
          tints: [0xbfefff, 0xffe3fa],
          twinkle: 0.6,
          add: 1,
        },
      ],
      41,
    );
  }

  draw(batch: Quads, now: Moment, layout: DingdongLayout, budget: QualityBudget, still: boolean): void {
    const light =
      now.stop !== null && now.landMs >= 0 ? mix(REST, LIGHT[now.stop], Math.min(1, now.landMs / 500) * 0.7) : REST;
    if (this.fitted !== layout || this.tints[0] !== light) {
      if (this.fitted !== layout) this.fit(layout);
      this.tints[0] = light;
      this.base.paint(this.heights, this.stops, this.tints);
    }
    this.base.draw(batch);
    const seconds = still ? 0 : now.seconds;
    this.stars.draw(batch, layout.width, depth(layout), seconds * -2, seconds * 3, 0, 0, seconds, budget.particles);
    if (layout.safe.top > 40)
      batch.fill(this.fade, -BLEED, -BLEED, layout.width + BLEED * 2, layout.safe.top + BLEED, INK, 0.9, INK, 0.9);
  }

  private fit(layout: DingdongLayout): void {
    this.fitted = layout;
    const { cabinet, unit, width } = layout;
    const bottom = depth(layout);
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    const spread = Math.max(1, unit);
    const lights = LIGHTS.map(([x, y, size, alpha]) => ({
      x: cabinet.x + x * cabinet.width,
      y: cabinet.y + y * cabinet.height,
      radius: (size * spread) / 2,
      alpha,
    }));
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, bottom + BLEED * 2, lights);
  }
}

/** How far down the sky is seen. */
const depth = ({ arrangement, sheet, height }: DingdongLayout): number =>
  arrangement === 'stack' ? Math.min(height, sheet.y + TUCK) : height;
