/** The sky behind the table: gradient and lights in one layer, rays that turn about the card, stars. Drawn into the back batch. */
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { drawRays, rayFrame } from '../kit/rays';
import { Stars } from '../kit/stars';
import type { HiloLayout } from './layout';
import type { HiloAssets } from './parts';
import type { HiloTuning } from './tuning';

const STOPS = [0, 0.24, 0.46, 0.72, 1] as const;
const COLOURS = Uint32Array.from([0x120838, 0x241266, 0x3a1788, 0x4a1a90, 0x240c58]);
const BLEED = 24;
const RAYS = 20;
const RAY = 0xe6dcff;
/** The comp's lights: x and y in shares of the hero, or of the canvas below it, width in px of a phone, alpha, colour. */
const LIGHTS = [
  [0.5, 0.5, 700, 0.4, 0x7a3dff],
  [0.02, 0.96, 500, 0.24, 0xff2fa0],
  [0.98, 0.3, 520, 0.34, 0x3a6bff],
  [0.5, 0.5, 420, 0.16, 0xffb07a],
  [0.5, 1.5, 720, 0.3, 0xa03dff],
] as const;
const TINTS = Uint32Array.from(LIGHTS.map(([, , , , colour]) => colour));

export class HiloSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private fitted: HiloLayout | null = null;

  constructor(
    assets: HiloAssets,
    private readonly tuning: HiloTuning['room'],
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
    const dot = assets.frame('dot');
    this.stars = new Stars(
      [
        {
          frame: dot,
          count: 110,
          depth: 0.16,
          size: [1, 1.9],
          alpha: [0.25, 0.6],
          tints: [0xcfc6ff, 0xffc6f0],
          twinkle: 0.3,
          add: 0,
        },
        {
          frame: dot,
          count: 38,
          depth: 0.45,
          size: [1.8, 3.2],
          alpha: [0.45, 0.9],
          tints: [0xffffff, 0x9fe8ff, 0xffc6f0],
          twinkle: 0.35,
          add: 0,
        },
        {
          frame: assets.frame('star4'),
          count: 8,
          depth: 1,
          size: [10, 19],
          alpha: [0.5, 0.85],
          tints: [0xffe3fa, 0xffe9b0],
          twinkle: 0.6,
          add: 1,
        },
      ],
      67,
    );
  }

  draw(batch: Quads, seconds: number, layout: HiloLayout, budget: QualityBudget, still: boolean): void {
    if (this.fitted !== layout) this.fit(layout);
    this.base.draw(batch);
    const { card, hero, unit, width, height, safe } = layout;
    const turn = still ? 0 : (seconds * this.tuning.rayTurn * Math.PI) / 180;
    const reach = Math.min(440 * Math.max(0.8, unit), Math.max(hero.width, hero.height));
    drawRays(batch, this.ray, card.x, card.y, 30 * unit, reach, budget.glow ? RAYS : RAYS / 2, turn, RAY, 0.17);
    const time = still ? 0 : seconds;
    this.stars.draw(batch, width, height, time * -2, time * 3, 0, 0, time, budget.particles);
    if (safe.top > 40) batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, safe.top + BLEED, INK, 0.85, INK, 0.85);
  }

  private fit(layout: HiloLayout): void {
    this.fitted = layout;
    const { arrangement, hero, unit, width, height } = layout;
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : height * (STOPS[k] as number);
    const spread = Math.max(0.8, unit) * (arrangement === 'side' ? 1.3 : 1) * Math.max(1, hero.width / 620);
    const across = arrangement === 'side' ? width : hero.width;
    const lights = LIGHTS.map(([x, y, size, alpha], k) => {
      const own = k === 0 || k === 3;
      return {
        x: own ? layout.card.x : hero.x + x * across,
        y: own ? layout.card.y : hero.y + y * hero.height,
        radius: (size * spread) / 2,
        alpha,
      };
    });
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, height + BLEED * 2, lights);
    this.base.paint(this.heights, COLOURS, TINTS);
  }
}
