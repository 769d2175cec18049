/** The sky behind the podium: gradient and lights in one layer, the ball's colour among them, turning rays, stars. Drawn into the back batch. */
import { mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Stars } from '../kit/stars';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import { INK } from '../kit/palette';
import type { WingoAssets } from './parts';
import { drawRays, rayFrame } from '../kit/rays';
import type { WingoTuning } from './tuning';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x1a0d50, 0x2a1170, 0x3d1580, 0x210c52] as const;
/** The sky reaches this far over the edges. */
const BLEED = 24;
/** Under the sheet's round corners. */
const TUCK = 40;

/** Lights of the comp: x in shares of the hero, y in its heights, width in px of a phone, alpha. The first two are the ball's. */
const LIGHTS = [
  [0.5, 0.42, 720, 0.34],
  [0.5, 0.6, 460, 0.14],
  [0.06, 0.8, 620, 0.17],
  [0.96, 0.26, 600, 0.3],
  [0.3, 0.94, 460, 0.16],
  [0.7, 0.94, 460, 0.16],
] as const;
const TINTS = [0, 0, 0xff2fa0, 0x3a6bff, 0xa03dff, 0xa03dff] as const;
const RAYS = 18;

export class WingoSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private readonly stops = Uint32Array.from(COLOURS);
  private readonly tints = Uint32Array.from(TINTS);
  private fitted: WingoLayout | null = null;

  constructor(
    assets: WingoAssets,
    private readonly tuning: WingoTuning['podium'],
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
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
          count: 34,
          depth: 0.45,
          size: [1.8, 3],
          alpha: [0.45, 0.9],
          tints: [0xffffff, 0x9fe8ff, 0xffc6f0],
          twinkle: 0.35,
          add: 0,
        },
        {
          frame: assets.frame('star4'),
          count: 7,
          depth: 1,
          size: [10, 19],
          alpha: [0.55, 0.9],
          tints: [0xbfefff, 0xffe3fa],
          twinkle: 0.6,
          add: 1,
        },
      ],
      23,
    );
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    this.light(now, layout);
    this.base.draw(batch);
    const { ball, hero, unit, width } = layout;
    const turn = still ? 0 : (now.seconds * this.tuning.rayTurn * Math.PI) / 180;
    const reach = Math.min(400 * Math.max(0.8, unit), Math.max(hero.width, hero.height) * 0.86);
    drawRays(
      batch,
      this.ray,
      ball.x,
      ball.y,
      24 * unit,
      reach,
      budget.glow ? RAYS : RAYS / 2,
      turn,
      mix(now.light, 0xffffff, 0.6),
      0.2,
    );
    const seconds = still ? 0 : now.seconds;
    this.stars.draw(batch, width, depth(layout), seconds * -2, seconds * 3, 0, 0, seconds, budget.particles);
    if (layout.safe.top > 40)
      batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, layout.safe.top + BLEED, INK, 0.9, INK, 0.9);
  }

  /** Mixes the colours anew when the ball's or the canvas changed. */
  private light(now: Moment, layout: WingoLayout): void {
    const placed = this.fitted === layout;
    if (placed && this.tints[0] === now.light && this.tints[1] === now.light2) return;
    if (!placed) this.fit(layout);
    this.tints[0] = now.light;
    this.tints[1] = now.light2;
    this.base.paint(this.heights, this.stops, this.tints);
  }

  private fit(layout: WingoLayout): void {
    this.fitted = layout;
    const { arrangement, hero, unit, width, height } = layout;
    const bottom = depth(layout);
    const wide = arrangement === 'side';
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    const spread = Math.max(0.8, unit) * (wide ? 1.3 : 1) * Math.max(1, hero.width / 620);
    const lights = LIGHTS.map(([x, y, size, alpha], k) => {
      // The ball's lights are where it is, the others where the sky is.
      const own = k < 2;
      return {
        x: own ? layout.ball.x : wide ? x * width : hero.x + x * hero.width,
        y: own ? hero.y + y * hero.height : wide ? y * height : hero.y + y * hero.height,
        radius: (size * spread) / 2,
        alpha,
      };
    });
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, bottom + BLEED * 2, lights);
  }
}

/** How far down the sky is seen. */
const depth = ({ arrangement, sheet, height }: WingoLayout): number =>
  arrangement === 'stack' ? Math.min(height, sheet.y + TUCK) : height;
