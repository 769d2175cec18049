/** The sky behind the board: gradient and lights in one layer, rays that turn about the number, stars. Drawn into the back batch. */
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { drawRays, rayFrame } from '../kit/rays';
import { Stars } from '../kit/stars';
import type { MinesLayout } from './layout';
import type { MinesAssets } from './parts';
import type { MinesTuning } from './tuning';

const STOPS = [0, 0.1, 0.22, 0.42, 0.66, 1] as const;
const COLOURS = Uint32Array.from([0x130838, 0x2a1468, 0x4c1f8c, 0x3a1788, 0x5a1c8e, 0x1a0a48]);
const BLEED = 24;
const RAYS = 20;
const RAY = 0xe6c8ff;
/** Lights about the number and the board's corners: x and y in shares of the board from its top left corner, width in boards, alpha, colour. */
const LIGHTS = [
  [0.5, -0.26, 1.5, 0.42, 0xb04dff],
  [0, 0.6, 1.2, 0.26, 0xff2fa0],
  [1, 0.2, 1.3, 0.26, 0x3a6bff],
  [0.5, 1.15, 1.4, 0.22, 0x8a3dff],
] as const;
const TINTS = Uint32Array.from(LIGHTS.map(([, , , , colour]) => colour));

export class MinesSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private fitted: MinesLayout | null = null;

  constructor(
    assets: MinesAssets,
    private readonly tuning: MinesTuning['room'],
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
    const dot = assets.frame('dot');
    this.stars = new Stars(
      [
        {
          frame: dot,
          count: 60,
          depth: 0.16,
          size: [1, 1.9],
          alpha: [0.25, 0.6],
          tints: [0xcfc6ff, 0xffc6f0],
          twinkle: 0.3,
          add: 0,
        },
        {
          frame: dot,
          count: 20,
          depth: 0.45,
          size: [1.8, 3],
          alpha: [0.4, 0.85],
          tints: [0xffffff, 0x9fe8ff],
          twinkle: 0.35,
          add: 0,
        },
        {
          frame: assets.frame('star4'),
          count: 7,
          depth: 1,
          size: [10, 19],
          alpha: [0.5, 0.85],
          tints: [0xffe3fa, 0xffe9b0],
          twinkle: 0.6,
          add: 1,
        },
      ],
      41,
    );
  }

  draw(batch: Quads, seconds: number, layout: MinesLayout, budget: QualityBudget, still: boolean): void {
    if (this.fitted !== layout) this.fit(layout);
    this.base.draw(batch);
    const { hero, width, height, safe, board } = layout;
    const time = still ? 0 : seconds;
    drawRays(
      batch,
      this.ray,
      hero.x,
      hero.y,
      24,
      Math.min(board.size, 420),
      budget.glow ? RAYS : RAYS / 2,
      (time * this.tuning.rayTurn * Math.PI) / 180,
      RAY,
      0.15,
    );
    this.stars.draw(batch, width, height, time * -2, time * 3, 0, 0, time, budget.particles);
    if (safe.top > 40) batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, safe.top + BLEED, INK, 0.85, INK, 0.85);
  }

  private fit(layout: MinesLayout): void {
    this.fitted = layout;
    const { board, hero, width, height, arrangement } = layout;
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : height * (STOPS[k] as number);
    const lights = LIGHTS.map(([x, y, size, alpha], k) =>
      k === 0
        ? { x: hero.x, y: hero.y, radius: (size * board.size) / 2, alpha }
        : {
            x: arrangement === 'side' ? x * width : board.x + x * board.size,
            y: board.y + y * board.size,
            radius: (size * board.size) / 2,
            alpha,
          },
    );
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, height + BLEED * 2, lights);
    this.base.paint(this.heights, COLOURS, TINTS);
  }
}
