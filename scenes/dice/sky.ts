/** The sky behind the tray: gradient and lights in one layer, stars, the spotlight. Drawn into the back batch. */
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Stars } from '../kit/stars';
import type { DiceLayout } from './layout';
import type { Moment } from './moment';
import type { DiceAssets } from './parts';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x1c0f58, 0x2f1280, 0x4a189a, 0x1c0b48] as const;
/** The sky reaches this far over the edges, and under the sheet's round corners. */
const BLEED = 24,
  TUCK = 40;
/** Lights of the comp: x and y in shares of the tray's half sizes from its middle, width in px of a phone, alpha. */
const LIGHTS = [
  [0, -0.2, 700, 0.36],
  [-0.95, 0.45, 470, 0.2],
  [0.95, -0.3, 480, 0.26],
  [0, 1.1, 560, 0.26],
] as const;
const TINTS = [0x7a3dff, 0xff2fa0, 0x3a6bff, 0xa03dff] as const;

export class DiceSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private readonly stops = Uint32Array.from(COLOURS);
  private readonly tints = Uint32Array.from(TINTS);
  private fitted: DiceLayout | null = null;

  constructor(assets: DiceAssets) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    const dot = assets.frame('dot');
    this.stars = new Stars(
      [
        {
          frame: dot,
          count: 96,
          depth: 0.16,
          size: [1, 1.9],
          alpha: [0.25, 0.6],
          tints: [0xcfc6ff],
          twinkle: 0.3,
          add: 0,
        },
        {
          frame: dot,
          count: 30,
          depth: 0.45,
          size: [1.8, 3],
          alpha: [0.45, 0.9],
          tints: [0xffffff, 0x9fe8ff, 0xffc6f0],
          twinkle: 0.35,
          add: 0,
        },
        {
          frame: assets.frame('star4'),
          count: 6,
          depth: 1,
          size: [10, 19],
          alpha: [0.55, 0.9],
          tints: [0xbfefff, 0xffe3fa],
          twinkle: 0.6,
          add: 1,
        },
      ],
      17,
    );
  }

  draw(batch: Quads, now: Moment, layout: DiceLayout, budget: QualityBudget, still: boolean): void {
    if (this.fitted !== layout) this.fit(layout);
    this.base.draw(batch);
    const { width, safe } = layout;
    const seconds = still ? 0 : now.seconds;
    this.stars.draw(batch, width, depth(layout), seconds * -2, seconds * 3, 0, 0, seconds, budget.particles);
    if (safe.top > 40) batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, safe.top + BLEED, INK, 0.9, INK, 0.9);
  }

  private fit(layout: DiceLayout): void {
    this.fitted = layout;
    const { tray, unit, width, arrangement } = layout;
    const bottom = depth(layout);
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    const spread = Math.max(0.7, unit) * (arrangement === 'side' ? 1.25 : 1);
    this.base.place(
      -BLEED,
      -BLEED,
      width + BLEED * 2,
      bottom + BLEED * 2,
      LIGHTS.map(([x, y, size, alpha]) => ({
        x: tray.x + x * Math.max(tray.width, width * 0.9) * 0.5,
        y: tray.y + y * tray.height * 0.5,
        radius: (size * spread) / 2,
        alpha,
      })),
    );
    this.base.paint(this.heights, this.stops, this.tints);
  }
}

/** How far down the sky is seen. */
const depth = ({ arrangement, sheet, height }: DiceLayout): number =>
  arrangement === 'stack' ? Math.min(height, sheet.y + TUCK) : height;
