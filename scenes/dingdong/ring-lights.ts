/** The light of the ring's 22 lamps: the wandering light, the run with its trail, the wave of LAGI, the blinking of a large win. */
import { PAYOUTS, type DingdongStop } from '../../rules/dingdong/ring';
import { RATE_ONE } from '../../rules/money';
import { beat, clamp01, OVER } from '../kit/ease';
import type { Course } from './course';
import { COUNT, LAMPS } from './lamps';
import type { Moment } from './moment';
import type { DingdongTuning } from './tuning';
import type { DingdongPool, DingdongView } from './view';

export class RingLights {
  /** By lamp: how bright it is, how far down the trail's colours, and how much of the wave is on it; each 0 to 1. */
  readonly lit = new Float32Array(COUNT);
  readonly hue = new Float32Array(COUNT);
  readonly blue = new Float32Array(COUNT);

  constructor(private readonly tuning: DingdongTuning) {}

  /** Works it out for a frame. */
  tick(now: Moment, course: Course, view: DingdongView, still: boolean): void {
    this.lit.fill(0);
    this.hue.fill(0);
    this.blue.fill(0);
    if (now.stop === null) {
      if (now.phase === 'start' || now.phase === 'end') this.wander(now, view, still);
      return;
    }
    if (!still) this.run(now, course);
    if (now.landMs < 0 || now.landMs >= OVER) return;
    if (now.again) this.rollWave(now, course, still);
    else this.cheer(now, view, still);
  }

  private wander(now: Moment, { pools }: DingdongView, still: boolean): void {
    const { wanderTrail, blinkFromMs, blinkMs } = this.tuning.ring;
    for (let d = 0; d <= wanderTrail && !still; d += 1) {
      const at = (now.wander - d + COUNT * 8) % COUNT;
      this.lit[at] = (1 - d / (wanderTrail + 1)) * (d === 0 ? 0.85 : 0.6);
      this.hue[at] = d === 0 ? 0.1 : 0.35 + d * 0.2;
    }
    if (!now.open || now.leftMs > blinkFromMs) return;
    const turn = Math.floor(now.leftMs / blinkMs);
    const stop = nthOwn(pools, turn);
    if (stop === null) return;
    const lit = still ? 0.7 : beat(1 - (now.leftMs % blinkMs) / blinkMs);
    for (let i = 0; i < COUNT; i += 1) if (LAMPS[i] === stop) this.lit[i] = Math.max(this.lit[i] as number, lit);
  }

  /** The light and its trail; a lamp's glow also fades with the time since the light left it. */
  private run(now: Moment, course: Course): void {
    const { trail, trailMs } = this.tuning.ring;
    if (course.dark < COUNT) return;
    for (let d = 0; d <= trail && d <= course.steps; d += 1) {
      const age = d === 0 ? 0 : now.runMs - course.leftAt(course.steps - d);
      const lit = d === 0 ? 1 : (1 - d / (trail + 1)) * clamp01(1 - age / trailMs);
      const at = course.lamp(course.steps - d);
      this.lit[at] = Math.max(this.lit[at] as number, lit);
      this.hue[at] = d / (trail + 1);
    }
  }

  /** Two blue fronts leave the lamp and meet on the other side; a faint light stays until the ring runs again. */
  private rollWave(now: Moment, course: Course, still: boolean): void {
    const t = now.landing.wave;
    const hit = course.lamp(course.length);
    const half = COUNT / 2;
    for (let i = 0; i < COUNT; i += 1) {
      const away = Math.abs(((i - hit + COUNT + half) % COUNT) - half);
      const front = t * (half + 3);
      const rest = away < front ? 0.3 + 0.12 * Math.sin(now.seconds * 6 - away * 0.6) : 0;
      this.blue[i] = still ? 0.4 : Math.max(rest, clamp01(1 - Math.abs(front - away) / 2.4));
    }
  }

  /** A large multiplier that the player has: the whole ring blinks. */
  private cheer(now: Moment, { pools }: DingdongView, still: boolean): void {
    const { blinks, blinkMs, blinkFrom, flyMs } = this.tuning.land;
    const stop = now.stop;
    if (still || stop === null || stop === 'AGAIN' || PAYOUTS[stop] < blinkFrom * RATE_ONE || !owns(pools, stop))
      return;
    const since = now.landMs - flyMs;
    if (since <= 0 || since >= blinks * blinkMs) return;
    const lit = 0.9 * beat((since % blinkMs) / blinkMs);
    for (let i = 0; i < COUNT; i += 1) {
      this.lit[i] = Math.max(this.lit[i] as number, lit);
      this.hue[i] = 0;
    }
  }
}

/** The own selection whose turn it is; null without any. */
function nthOwn(pools: readonly DingdongPool[], turn: number): DingdongStop | null {
  let count = 0;
  for (let i = 0; i < pools.length; i += 1) if ((pools[i] as DingdongPool).own > 0) count += 1;
  if (count === 0) return null;
  let rest = turn % count;
  for (let i = 0; i < pools.length; i += 1) {
    const pool = pools[i] as DingdongPool;
    if (pool.own > 0 && rest-- === 0) return pool.select;
  }
  return null;
}

function owns(pools: readonly DingdongPool[], stop: DingdongStop): boolean {
  for (let i = 0; i < pools.length; i += 1)
    if ((pools[i] as DingdongPool).select === stop) return (pools[i] as DingdongPool).own > 0;
  return false;
}
