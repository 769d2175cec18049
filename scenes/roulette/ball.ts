/** The ball: dropped onto the track, with a trail of its own light while it is fast, hopping into its pocket. */
import { clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import type { Seen } from './disc';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import type { RouletteTuning } from './tuning';
import { RADII } from './wheel';

const DEGREE = Math.PI / 180;
const TOP = -Math.PI / 2;
/** Ghosts behind a fast ball, and how much of a second of its way they cover. */
const GHOSTS = 9,
  TRAIL = 0.055;
const SLOW = 240;

export class Ball {
  private readonly frame: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly spark: Frame;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning['spin'],
  ) {
    const { assets } = context;
    this.frame = assets.frame('ball');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.spark = assets.frame('spark');
  }

  draw(batch: Quads, now: Moment, { x, y, radius: r }: Seen): void {
    if (now.ballSeen <= 0) return;
    const u = r / 175;
    const lift = now.hop * this.tuning.hop1 * u;
    const falling = 1 - now.dropped;
    const way = r * (lerp(RADII.pocket, RADII.track, now.radius) + falling * 0.12) + lift;
    const size = r * RADII.ball * 2 * (1 + 0.22 * now.hop + 0.7 * falling);
    const alpha = now.ballSeen * clamp01(now.dropped * 3);
    const a = TOP + now.ball;
    const speed = Math.abs(now.ballSpeed);
    const fast = this.context.reducedMotion ? 0 : clamp01((speed - SLOW) / 500) * now.radius;
    if (fast > 0) this.trail(batch, now, x, y, way, size, fast * alpha);
    const bx = x + Math.cos(a) * way,
      by = y + Math.sin(a) * way;
    const high = (2.5 + 9 * now.hop + 22 * falling) * u;
    batch.sprite(
      this.shade,
      bx + high * 0.35,
      by + high,
      (size * 1.25) / this.shade.width,
      (size * 1.1) / this.shade.height,
      0,
      0x000000,
      0.75 * alpha,
    );
    batch.sized(this.glow, bx, by, size * 2.3, 0, 0xbfe0ff, 0.55 * alpha, 1);
    batch.sized(this.frame, bx, by, size, 0, 0xffffff, alpha);
    const glint = now.landMs >= 0 ? 0.7 + 0.3 * Math.sin(now.seconds * 2.3) : 0.5;
    batch.sized(this.spark, bx - size * 0.26, by - size * 0.3, size * 1.5 * glint, 0, 0xffffff, 0.8 * alpha, 1);
  }

  private trail(batch: Quads, now: Moment, x: number, y: number, way: number, size: number, alpha: number): void {
    const back = now.ballSpeed * DEGREE * TRAIL;
    for (let i = GHOSTS; i >= 1; i -= 1) {
      const t = i / GHOSTS;
      const a = TOP + now.ball - back * t;
      batch.sized(
        this.glow,
        x + Math.cos(a) * way,
        y + Math.sin(a) * way,
        size * lerp(1.7, 0.8, t),
        0,
        0xdfeaff,
        0.5 * (1 - t) * alpha,
        1,
      );
    }
  }
}
