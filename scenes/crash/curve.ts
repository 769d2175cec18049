/** The flight's line from 1x to the rocket: glow, body, core and a wash underneath, written into the back batch; no geometry is built. */
import { mix } from '../kit/color';
import { clamp01 } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import { growthAt } from '../../rules/crash/curve';
import { xOf, yOf } from './axes';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashAssets } from './parts';

const PIECES = 40;
const START = 0x7a5cff;
const MIDDLE = 0xff3d9a;
const HEAD = 0xffd050;
const DEAD = 0xa08cd8;
const DEAD_GLOW = 0x8a3aa0;

/** Colour of the line at a share of its length. */
const tintAt = (t: number): number => (t < 0.5 ? mix(START, MIDDLE, t * 2) : mix(MIDDLE, HEAD, t * 2 - 1));

export class Curve {
  private readonly trail: Frame;
  private readonly px: Frame;
  private readonly glow: Frame;
  /** Screen points of this frame: x, y and the unit normal of each. */
  private readonly points = new Float32Array((PIECES + 1) * 4);
  private readonly tints = new Uint32Array(PIECES + 1);
  private readonly fades = new Float32Array(PIECES + 1);
  private readonly dyed = new Uint32Array(PIECES + 1);
  private readonly glowTint = new Uint32Array(PIECES + 1);
  private readonly white = new Uint32Array(PIECES + 1).fill(0xffffff);

  constructor(assets: CrashAssets) {
    this.trail = assets.frame('trail');
    this.px = assets.frame('px');
    this.glow = assets.frame('glow');
    for (let i = 0; i <= PIECES; i += 1) this.tints[i] = tintAt(i / PIECES);
  }

  draw(batch: Quads, now: Moment, layout: CrashLayout, wash: boolean): void {
    // It begins where the rocket is once the camera has found it.
    const seen = now.phase === 'squib' ? 1 : clamp01((now.launched - 0.93) / 0.07);
    if (seen === 0 || now.phase === 'preparation' || now.phase === 'connecting') return;
    this.trace(now, layout);
    const dead = now.phase === 'squib' ? now.crash.dead : 0;
    const u = layout.unit;
    if (wash) {
      const strength = 0.26 * seen * (1 - dead * 0.75);
      for (let i = 0; i <= PIECES; i += 1) this.fades[i] = Math.sin(Math.PI * (i / PIECES)) * strength;
      batch.wash(this.px, this.points, this.fades, layout.plot.bottom + now.camY, 0xff46aa);
    }
    this.glowTint.fill(mix(0xff3da8, DEAD_GLOW, dead));
    batch.strip(this.trail, this.points, this.glowTint, 44 * u, 0.5 * seen * (1 - dead * 0.35), 1);
    const body = this.dye(dead);
    batch.strip(this.trail, this.points, body, 17 * u, seen * (1 - dead * 0.5));
    batch.strip(this.trail, this.points, body, 12 * u, seen * (1 - dead * 0.35));
    batch.strip(this.trail, this.points, this.white, 4.4 * u, 0.85 * seen * (1 - dead * 0.7));
    const x = this.points[0] as number;
    const y = this.points[1] as number;
    batch.sized(this.glow, x, y, 34 * u, 0, 0xff4fc0, 0.7 * seen * (1 - dead * 0.6), 1);
    batch.sized(this.glow, x, y, 12 * u, 0, 0xffffff, 0.9 * seen, 0);
  }

  /** The points of the line, evenly in time. */
  private trace(now: Moment, { plot }: CrashLayout): void {
    const { points } = this;
    const seconds = now.elapsedMs / 1000;
    const perSecond = (plot.headX - plot.left) / now.axes.seconds;
    const perGrowth = (plot.bottom - plot.headY) / now.axes.range;
    for (let i = 0; i <= PIECES; i += 1) {
      const t = (seconds * i) / PIECES;
      const growth = growthAt(t * 1000);
      const dx = perSecond;
      const dy = -growth * 0.06 * perGrowth;
      const length = Math.sqrt(dx * dx + dy * dy);
      const at = i * 4;
      points[at] = xOf(t, now.axes, plot) + now.camX;
      points[at + 1] = yOf(growth, now.axes, plot) + now.camY;
      points[at + 2] = dy / length;
      points[at + 3] = -dx / length;
    }
  }

  /** The colours of the line, drained by `dead`. */
  private dye(dead: number): Uint32Array {
    for (let i = 0; i <= PIECES; i += 1) this.dyed[i] = mix(this.tints[i] as number, DEAD, dead);
    return this.dyed;
  }
}
