/** The sky behind the gauge: its sides glow in the colours of their zones; turning rays, stars. Drawn into the back batch. */
import { hexColor, mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { GlowSky } from '../kit/glow-sky';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { drawRays, rayFrame } from '../kit/rays';
import { Stars } from '../kit/stars';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerAssets } from './parts';
import type { RollerTuning } from './tuning';

const STOPS = [0, 0.3, 0.56, 0.8, 1] as const;
const COLOURS = [0x0d0730, 0x1a0d50, 0x2a1170, 0x3d1580, 0x210c52] as const;
/** The sky reaches this far over the edges. */
const BLEED = 24;
/** Under the sheet's round corners. */
const TUCK = 40;

/** Lights of the comp: where, in radii of the gauge from its middle; width in radii, alpha. The second and third are the zones'. */
const LIGHTS = [
  [0, -0.1, 5, 0.3],
  [-1.5, 0.35, 4.2, 0.42],
  [1.5, -0.05, 4.3, 0.5],
  [0, 1.3, 4.4, 0.16],
] as const;
const TINTS = [0x5f3dff, 0, 0, 0xa03dff] as const;
const RAYS = 22;
const RAY = 0xb9c6ff;

export class RollerSky {
  private readonly base: GlowSky;
  private readonly fade: Frame;
  private readonly ray: Frame;
  private readonly stars: Stars;
  private readonly heights = new Float32Array(STOPS.length);
  private readonly stops = Uint32Array.from(COLOURS);
  private readonly tints = Uint32Array.from(TINTS);
  private readonly win: number;
  private readonly lose: number;
  private fitted: RollerLayout | null = null;

  constructor(
    assets: RollerAssets,
    private readonly tuning: RollerTuning,
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.fade = assets.frame('fade_v');
    this.ray = rayFrame(assets);
    this.win = hexColor(tuning.zones.win);
    this.lose = mix(hexColor(tuning.zones.loseLight), 0xff2fa0, 0.7);
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
          alpha: [0.5, 0.85],
          tints: [0xbfefff, 0xffe3fa],
          twinkle: 0.6,
          add: 1,
        },
      ],
      71,
    );
  }

  draw(batch: Quads, now: Moment, layout: RollerLayout, budget: QualityBudget, still: boolean): void {
    this.light(now, layout);
    this.base.draw(batch);
    const { dial, width } = layout;
    const turn = still ? 0 : (now.seconds * this.tuning.room.rayTurn * Math.PI) / 180;
    drawRays(
      batch,
      this.ray,
      dial.x,
      dial.y,
      dial.radius * 0.9,
      dial.radius * 2.5,
      budget.glow ? RAYS : RAYS / 2,
      turn,
      RAY,
      0.12,
    );
    const seconds = still ? 0 : now.seconds;
    this.stars.draw(batch, width, depth(layout), seconds * -2, seconds * 3, 0, 0, seconds, budget.particles);
    if (layout.safe.top > 40)
      batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, layout.safe.top + BLEED, INK, 0.9, INK, 0.9);
  }

  /** Mixes the colours anew when the sides or the canvas changed. */
  private light({ higher, swap }: Moment, layout: RollerLayout): void {
    const left = mix(higher ? this.win : this.lose, higher ? this.lose : this.win, swap);
    const right = mix(higher ? this.lose : this.win, higher ? this.win : this.lose, swap);
    const placed = this.fitted === layout;
    if (placed && this.tints[1] === left && this.tints[2] === right) return;
    if (!placed) this.fit(layout);
    this.tints[1] = left;
    this.tints[2] = right;
    this.base.paint(this.heights, this.stops, this.tints);
  }

  private fit(layout: RollerLayout): void {
    this.fitted = layout;
    const { dial, width, height } = layout;
    const bottom = depth(layout);
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    const reach = Math.max(dial.radius, Math.min(width, height) * 0.3);
    const lights = LIGHTS.map(([x, y, size, alpha]) => ({
      x: dial.x + x * reach,
      y: dial.y + y * reach,
      radius: (size * reach) / 2,
      alpha,
    }));
    this.base.place(-BLEED, -BLEED, width + BLEED * 2, bottom + BLEED * 2, lights);
  }
}

/** How far down the sky is seen. */
const depth = ({ safe, height }: RollerLayout): number => Math.min(height, safe.bottom + TUCK);
