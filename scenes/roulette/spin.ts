/**
 * The way of wheel and ball from the moment the ball is dropped until it lies in the pocket that was drawn, with that pocket under the pointer.
 * A plan is made from where the rotor is and how fast it turns, and read at any time. Angles are radians clockwise from the pointer, times
 * ms, speeds radians a second; radii 0 (in the pocket) to 1 (on the track).
 *
 * The rotor's speed goes over into the spin without a jump; ball and rotor meet exactly, because each covers whole turns and what is missing.
 */
import type { Curve } from '../kit/tuning';
import { FINE } from '../kit/tweens';
import { FADE, spinScore } from './choreography';
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

const STEP_MS = 4;

/** One spin, planned. Making it allocates; reading it does not. */
export class Spin {
  readonly number: number;
  readonly ms: number;
  /** Its steps; whoever drops the spin destroys it. */
  readonly score: ReturnType<typeof spinScore>;
  private readonly start: SpinStart;
  private readonly pull: number;
  private readonly sweep: number;
  private readonly ballSweep: number;
  /** When the ball strikes for the first time. */
  private readonly first: number;
  private readonly place: number;
  private readonly reach: number;
  /** Whole turns between the ball's way and the rotor's. */
  private readonly wound: number;

  constructor(start: SpinStart, tuning: SpinTuning) {
    const share = start.ms / spinLength(tuning);
    this.start = start;
    this.number = start.number;
    this.ms = start.ms;
    this.place = placeOf(start.number);
    this.pull = (tuning.pullDeg * Math.PI) / 180;
    // A short spin makes fewer turns, not faster ones.
    this.sweep = this.pull + ahead(start.angle, restOf(start.number)) + Math.round(tuning.rotorTurns * share) * TURN;
    const pullMs = tuning.pullMs * share;
    const leave = pullMs + tuning.leaveMs * share;
    const drop = Math.min(tuning.dropMs * share, start.ms - leave);
    const heights = [1, tuning.hop2 / tuning.hop1, tuning.hop3 / tuning.hop1];
    const [a = 0, b = 0, c = 0] = heights.map(Math.sqrt);
    const first = leave + drop * tuning.fallShare;
    const perWeight = (drop * (1 - tuning.fallShare)) / (a + b + c);
    const strikes = [
      first,
      first + a * perWeight,
      first + (a + b) * perWeight,
      first + (a + b + c) * perWeight,
    ] as const;
    this.first = first;
    this.score = spinScore({ pullMs, leave, strikes, end: start.ms }, heights, tuning);
    this.score.seek(first);
    // Anticlockwise, from where it was dropped to where it first strikes.
    const strike = this.rotor() + this.place + tuning.carry * POCKET;
    this.ballSweep = ahead(strike, start.ball) + Math.round(tuning.ballTurns * share) * TURN;
    this.reach = tuning.carry * POCKET;
    this.wound = start.ball - this.ballSweep - strike;
  }

  /** Fills `at` with where everything is `ms` after the drop; later than the end it rests. */
  read(ms: number, at: SpinAt): SpinAt {
    const { score } = this;
    const t = ms < 0 ? 0 : ms > this.ms ? this.ms : ms;
    const landed = t >= this.ms;
    // Speeds are the way of the next few ms.
    score.seek(landed ? t : t + STEP_MS);
    const rotor = this.rotor(),
      ball = this.ball(t + STEP_MS);
    score.seek(t);
    at.rotor = this.rotor();
    at.ball = this.ball(t);
    at.rotorSpeed = landed ? 0 : (rotor - at.rotor) / (STEP_MS / 1000);
    at.ballSpeed = landed ? 0 : (ball - at.ball) / (STEP_MS / 1000);
    at.dropped = score.at.dropped;
    at.radius = score.at.radius;
    at.hop = score.at.hop;
    at.strikes = score.at.strikes;
    at.landed = landed;
    return at;
  }

  /** The rotor carries its speed on for a moment, pulls back, and sweeps through its turns. */
  private rotor(): number {
    const { angle, speed } = this.start;
    const { fade, pull, sweep } = this.score.at;
    const carried = ((speed * this.ms * FADE) / 1000) * fade * (1 - fade) ** 2;
    return angle + carried - this.pull * pull + (this.sweep * sweep) / FINE;
  }

  /** Against the rotor until it strikes, with it from then on. @param t ms after the drop, to which the score was sought */
  private ball(t: number): number {
    const { at } = this.score;
    if (t <= this.first) return this.start.ball - (this.ballSweep * at.ball) / FINE;
    return this.rotor() + this.place + this.wound + this.reach * at.apart;
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
