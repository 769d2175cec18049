/** The sky behind the wheel: gradient and lights in one layer, the last pocket's colour among them, turning rays, stars. Drawn into the back batch. */
import { mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { drawRays, rayFrame } from '../kit/rays';
import { Stars } from '../kit/stars';
import type { RouletteLayout } from './layout';
import type { Moment } from './moment';
import type { RouletteAssets } from './parts';
import type { RouletteTuning } from './tuning';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x190c4e, 0x2a1170, 0x3d1580, 0x210c52] as const;
/** The sky reaches this far over the edges, and so far under the sheet's round corners. */
const BLEED = 24,
  TUCK = 40;

/** Lights of the comp: x and y in shares of the hero, width in px of a phone, alpha. The first is the wheel's. */
const LIGHTS = [
  [0.5, 0.5, 740, 0.4],
  [0.06, 0.58, 520, 0.26],
  [0.95, 0.5, 520, 0.3],
  [0.5, 0.96, 620, 0.3],
] as const;
const TINTS = [0, 0xff2f6a, 0x2f7bff, 0xa03dff] as const;
const RAYS = 20;

export class RouletteSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private readonly stops = Uint32Array.from(COLOURS);
  private readonly tints = Uint32Array.from(TINTS);
  private fitted: RouletteLayout | null = null;

  constructor(
    assets: RouletteAssets,
    private readonly tuning: RouletteTuning['wheel'],
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
    const dot = assets.frame('dot');
    this.stars = new Stars(
      [
        {
          frame: dot,
          count: 92,
          depth: 0.16,
          size: [1, 1.9],
          alpha: [0.25, 0.6],
          tints: [0xcfc6ff],
          twinkle: 0.3,
          add: 0,
        },
        {
          frame: dot,
          count: 32,
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
      31,
    );
  }

  draw(batch: Quads, now: Moment, layout: RouletteLayout, budget: QualityBudget, still: boolean): void {
    this.light(now, layout);
    this.base.draw(batch);
    const { wheel, hero, unit, width } = layout;
    const turn = still ? 0 : (now.seconds * this.tuning.rayTurn * Math.PI) / 180;
    const reach = Math.min(420 * Math.max(0.8, unit), Math.max(hero.width, hero.height));
    drawRays(
      batch,
      this.ray,
      wheel.x,
      wheel.y,
      wheel.radius * 0.7,
      reach,
      budget.glow ? RAYS : RAYS / 2,
      turn,
      mix(now.light, 0xb7a6ff, 0.6),
      0.26,
    );
    const seconds = still ? 0 : now.seconds;
    this.stars.draw(batch, width, depth(layout), seconds * -2, seconds * 3, 0, 0, seconds, budget.particles);
    if (layout.safe.top > 40)
      batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, layout.safe.top + BLEED, INK, 0.9, INK, 0.9);
  }

  /** Mixes the colours anew when the pocket's or the canvas changed. */
  private light(now: Moment, layout: RouletteLayout): void {
    const placed = this.fitted === layout;
    const own = mix(0x5f3dff, now.light, 0.45);
    if (placed && this.tints[0] === own) return;
    if (!placed) this.fit(layout);
    this.tints[0] = own;
    this.base.paint(this.heights, this.stops, this.tints);
  }

  private fit(layout: RouletteLayout): void {
    this.fitted = layout;
    const { arrangement, hero, wheel, unit, width, height } = layout;
    const bottom = depth(layout);
    const wide = arrangement === 'side';
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    const spread = Math.max(0.8, unit) * (wide ? 1.3 : 1) * Math.max(1, hero.width / 620);
    const lights = LIGHTS.map(([x, y, size, alpha], k) => ({
      x: k === 0 ? wheel.x : wide ? x * width : hero.x + x * hero.width,
      y: k === 0 ? wheel.y : wide ? y * height : hero.y + y * hero.height,
      radius: (size * spread) / 2,
      alpha,
    }));
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, bottom + BLEED * 2, lights);
  }
}

/** How far down the sky is seen. */
const depth = ({ arrangement, sheet, height }: RouletteLayout): number =>
  arrangement === 'stack' ? Math.min(height, sheet.y + TUCK) : height;
