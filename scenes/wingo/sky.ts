/** The sky behind the podium: gradient, glows in the ball's colour, turning rays, stars. Drawn into the back batch. */
import { rgb } from '../../assets/tokens';
import { mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Stars } from '../kit/stars';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import type { WingoAssets } from './parts';
import { drawRays, rayFrame } from './rays';
import type { WingoTuning } from './tuning';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x1a0d50, 0x2a1170, 0x3d1580, 0x210c52] as const;
const BLEED = 24;

/** Glows of the comp: x in shares of the hero, y in its heights, width and height in px of the comp, colour (0 is the ball's), alpha. */
const GLOWS = [
  [0.5, 0.42, 640, 600, 0, 0.3], [0.08, 0.78, 520, 520, 0xff2fa0, 0.15], [0.95, 0.26, 480, 480, 0x3a6bff, 0.26], [0.5, 0.8, 700, 260, 0xa03dff, 0.24],
] as const;

export class WingoSky {
  private readonly px: Frame;
  private readonly shade: Frame;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;

  constructor(assets: WingoAssets, private readonly tuning: WingoTuning) {
    this.px = assets.frame('px');
    this.shade = assets.frame('shade');
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
    const dot = assets.frame('dot');
    this.stars = new Stars([
      { frame: dot, count: 96, depth: 0.16, size: [1, 1.9], alpha: [0.25, 0.6], tints: [0xcfc6ff], twinkle: 0.3, add: 0 },
      { frame: dot, count: 34, depth: 0.45, size: [1.8, 3], alpha: [0.45, 0.9], tints: [0xffffff, 0x9fe8ff, 0xffc6f0], twinkle: 0.35, add: 0 },
      { frame: assets.frame('star4'), count: 7, depth: 1, size: [10, 19], alpha: [0.55, 0.9], tints: [0xbfefff, 0xffe3fa], twinkle: 0.6, add: 1 },
    ], 23);
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    const bottom = layout.arrangement === 'stack' ? layout.sheet.y + 40 : layout.height;
    this.gradient(batch, layout, bottom);
    this.lights(batch, now, layout, budget);
    const { ball, hero, unit } = layout;
    const turn = still ? 0 : (now.seconds * this.tuning.rayTurn * Math.PI) / 180;
    const reach = Math.min(400 * Math.max(0.8, unit), Math.max(hero.width, hero.height) * 0.86);
    drawRays(batch, this.ray, ball.x, ball.y, 24 * unit, reach, 18, turn, mix(now.light, 0xffffff, 0.6), 0.2);
    this.stars.draw(batch, layout.width, bottom, still ? 0 : now.seconds * -2, still ? 0 : now.seconds * 3, 0, 0, still ? 0 : now.seconds, budget.particles);
    if (layout.safe.top > 40) batch.fill(this.fade, -BLEED, -BLEED, layout.width + BLEED * 2, layout.safe.top + BLEED, rgb('ink'), 0.9, rgb('ink'), 0.9);
  }

  private gradient(batch: Quads, { width }: WingoLayout, bottom: number): void {
    for (let k = 0; k < STOPS.length - 1; k += 1) {
      const y0 = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
      const y1 = bottom * (STOPS[k + 1] as number) + (k === STOPS.length - 2 ? BLEED : 0);
      batch.fill(this.px, -BLEED, y0, width + BLEED * 2, y1 - y0, COLOURS[k] as number, 1, COLOURS[k + 1] as number, 1);
    }
  }

  private lights(batch: Quads, now: Moment, { hero, unit, arrangement, width, height }: WingoLayout, budget: QualityBudget): void {
    const wide = arrangement === 'side';
    const spread = Math.max(0.8, unit) * (wide ? 1.25 : 1);
    const across = wide ? width : hero.width;
    const down = wide ? height : hero.height;
    for (let k = 0; k < GLOWS.length; k += 1) {
      // On a weak device only the ball's own light stays: large glows cost fill rate.
      if (k > 0 && !budget.glow) break;
      const [x, y, w, h, colour, alpha] = GLOWS[k] as (typeof GLOWS)[number];
      const breath = 1 + 0.04 * Math.sin(now.seconds * 0.6 + k * 1.7);
      const cx = k === 0 ? hero.x + x * hero.width : (wide ? 0 : hero.x) + x * across;
      const tint = colour === 0 ? now.light : colour;
      batch.sprite(this.shade, cx, (wide ? 0 : hero.y) + y * down, (w * spread * breath) / this.shade.width, (h * spread * breath) / this.shade.height, 0, tint, alpha * (wide && k > 0 ? 0.8 : 1), 1);
    }
  }
}
