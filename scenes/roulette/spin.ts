/**
 * The way of wheel and ball from the moment the ball is dropped until it lies in the pocket that was drawn, with that pocket under the pointer.
 * Pure: a plan is made from where the rotor is and how fast it turns, and read at any time. Angles are radians clockwise from the pointer, times
 * ms, speeds radians a second; radii 0 (in the pocket) to 1 (on the track).
 *
 * The rotor's speed goes over into the spin without a jump; ball and rotor meet exactly, because each covers whole turns and what is missing.
 */
import { bezier, clamp01, cubicIn, lerp, sineInOut } from '../kit/ease';
import type { Curve } from '../kit/tuning';
import { placeOf, POCKET, restOf, TURN } from './wheel';

export interface SpinTuning {
  readonly pullDeg: number;
  readonly pullMs: number;
  readonly spinMs: number;
  readonly rotorTurns: number;
  readonly ballTurns: number;
  readonly leaveMs: number;
  readonly dropMs: number;
  readonly fallShare: number;
  readonly hop1: number;
  readonly hop2: number;
  readonly hop3: number;
  readonly carry: number;
  readonly rotor: Curve;
  readonly ball: Curve;
}

export interface SpinStart {
  /** The rotor's angle and speed when the ball is dropped. */
  readonly angle: number;
  readonly speed: number;
  /** What was drawn. */
  readonly number: number;
  /** Where the ball is dropped. */
  readonly ball: number;
  /** Until it lies; {@link spinLength} unless it begins late. */
  readonly ms: number;
}

/** Reused from frame to frame. */
export interface SpinAt {
  rotor: number;
  rotorSpeed: number;
  ball: number;
  ballSpeed: number;
  /** The ball's way from the pocket (0) to the track (1). */
  radius: number;
  /** How high it jumps from there, share of the highest hop. */
  hop: number;
  /** 0 it is dropped, 1 it is on the track. */
  dropped: number;
  /** How often it has struck a fret: 0 to 3. */
  strikes: number;
  landed: boolean;
}

export const spinAt = (): SpinAt => ({
  rotor: 0,
  rotorSpeed: 0,
  ball: 0,
  ballSpeed: 0,
  radius: 1,
  hop: 0,
  dropped: 0,
  strikes: 0,
  landed: false,
});

/** How long it takes from the drop until the ball lies, ms. */
export const spinLength = ({ pullMs, spinMs }: SpinTuning): number => pullMs + spinMs;

/** The way that is left to an angle, in one direction: 0 to a turn. */
const ahead = (from: number, to: number): number => (((to - from) % TURN) + TURN) % TURN;

/** A share of the length in which the speed that the rotor had dies away. */
const FADE = 0.14;
/** Where the ball strikes, in pockets before its own; it ends in its own. */
const APART = [1, 0.36, 0.08] as const;
const STEP_MS = 4;

/** One spin, planned. Making it allocates; reading it does not. */
export class Spin {
  readonly number: number;
  readonly ms: number;
  private readonly start: SpinStart;
  private readonly pullMs: number;
  private readonly pull: number;
  private readonly sweep: number;
  private readonly ballSweep: number;
  /** Strikes, and when the ball comes to rest in its pocket. */
  private readonly times: readonly number[];
  private readonly leave: number;
  private readonly heights: readonly number[];
  private readonly place: number;
  private readonly reach: number;
  /** Whole turns between the ball's way and the rotor's. */
  private readonly wound: number;
  private readonly rotorEase: (t: number) => number;
  private readonly ballEase: (t: number) => number;

  constructor(start: SpinStart, tuning: SpinTuning) {
    const share = start.ms / spinLength(tuning);
    this.start = start;
    this.number = start.number;
    this.ms = start.ms;
    this.place = placeOf(start.number);
    this.rotorEase = bezier(tuning.rotor);
    this.ballEase = bezier(tuning.ball);
    this.pullMs = tuning.pullMs * share;
    this.pull = (tuning.pullDeg * Math.PI) / 180;
    // A short spin makes fewer turns, not faster ones.
    this.sweep = this.pull + ahead(start.angle, restOf(start.number)) + Math.round(tuning.rotorTurns * share) * TURN;
    this.leave = this.pullMs + tuning.leaveMs * share;
    const drop = Math.min(tuning.dropMs * share, start.ms - this.leave);
    this.heights = [1, tuning.hop2 / tuning.hop1, tuning.hop3 / tuning.hop1];
    const weights = this.heights.map(Math.sqrt);
    const all = weights.reduce((sum, w) => sum + w, 0);
    const first = this.leave + drop * tuning.fallShare;
    const hops = drop * (1 - tuning.fallShare);
    const times = [first];
    for (const weight of weights) times.push((times.at(-1) ?? first) + (hops * weight) / all);
    this.times = times;
    // Anticlockwise, from where it was dropped to where it first strikes.
    const strike = this.rotor(first) + this.place + tuning.carry * POCKET;
    this.ballSweep = ahead(strike, start.ball) + Math.round(tuning.ballTurns * share) * TURN;
    this.reach = tuning.carry * POCKET;
    this.wound = start.ball - this.ballSweep - strike;
  }

  /** Fills `at` with where everything is `ms` after the drop; later than the end it rests. */
  read(ms: number, at: SpinAt): SpinAt {
    const t = ms < 0 ? 0 : ms > this.ms ? this.ms : ms;
    at.rotor = this.rotor(t);
    at.rotorSpeed = t >= this.ms ? 0 : (this.rotor(t + STEP_MS) - at.rotor) / (STEP_MS / 1000);
    at.ball = this.ball(t);
    at.ballSpeed = t >= this.ms ? 0 : (this.ball(t + STEP_MS) - at.ball) / (STEP_MS / 1000);
    at.dropped = clamp01(t / Math.max(1, this.pullMs));
    const first = this.times[0] as number;
    at.radius = t < this.leave ? 1 : t >= first ? 0 : 1 - cubicIn((t - this.leave) / (first - this.leave));
    at.hop = 0;
    at.strikes = 0;
    for (let i = 0; i < this.heights.length; i += 1) {
      const from = this.times[i] as number;
      const to = this.times[i + 1] as number;
      if (t < from) break;
      at.strikes = i + 1;
      if (t < to) at.hop = (this.heights[i] as number) * 4 * ((t - from) / (to - from)) * ((to - t) / (to - from));
    }
    at.landed = t >= this.ms;
    return at;
  }

  /** The rotor carries its speed on for a moment, pulls back, and sweeps through its turns. */
  private rotor(t: number): number {
    const { angle, speed } = this.start;
    const fade = clamp01(t / (this.ms * FADE));
    const carried = ((speed * this.ms * FADE) / 1000) * fade * (1 - fade) ** 2;
    const back = this.pull * sineInOut(t / Math.max(1, this.pullMs));
    return angle + carried - back + this.sweep * this.rotorEase((t - this.pullMs) / (this.ms - this.pullMs));
  }

  private ball(t: number): number {
    const { times, reach } = this;
    const first = times[0] as number;
    if (t <= first) return this.start.ball - this.ballSweep * this.ballEase((t - this.pullMs) / (first - this.pullMs));
    const home = this.rotor(t) + this.place + this.wound;
    for (let i = 0; i < APART.length; i += 1) {
      const to = times[i + 1] as number;
      if (t >= to) continue;
      const from = times[i] as number;
      return home + reach * lerp(APART[i] as number, APART[i + 1] ?? 0, (t - from) / (to - from));
    }
    return home;
  }
}

/** How far the rotor has come since bets opened, turning by itself. @param speed radians a second @param rampMs until it has that speed, about */
export function idleTurn(ms: number, speed: number, rampMs: number): number {
  if (ms <= 0) return 0;
  return (speed * (ms - rampMs * (1 - Math.exp(-ms / rampMs)))) / 1000;
}

/** Its speed at that time. */
export const idleSpeed = (ms: number, speed: number, rampMs: number): number =>
  ms <= 0 ? 0 : speed * (1 - Math.exp(-ms / rampMs));
