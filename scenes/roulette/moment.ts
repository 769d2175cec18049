/**
 * What the room looks like right now, worked out anew each frame from the view, the server's clock and a little memory of what was seen. All parts of
 * the scene draw from this one record; it is reused, so that a frame allocates nothing.
 */
import { mix } from '../kit/color';
import { clamp01, cubicOut, OVER } from '../kit/ease';
import { hash01 } from '../kit/random';
import type { Score } from '../kit/tweens';
import { landScore } from './choreography';
import { idleSpeed, idleTurn, Spin, spinAt, type SpinAt } from './spin';
import { lightOf } from './teams';
import type { RouletteTuning } from './tuning';
import type { RouletteView } from './view';
import { placeOf, restOf, TURN } from './wheel';

const DEGREE = Math.PI / 180;
/** A draw that is heard of later than this is not begun from where the rotor is: it is where it would be. */
const LATE_MS = 1500;
/** The ball is taken out of its pocket in this time, so long before the next one is dropped. */
const TAKEN_MS = 300,
  READY_MS = 150;

export interface Moment {
  phase: RouletteView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** Until bets close, its share of the time for bets, the second that is counted and since when. */
  leftMs: number;
  share: number;
  second: number;
  beatMs: number;
  /** The countdown's colour: 0 cyan, 1 magenta. */
  heat: number;
  /** Whether bets are taken; ms since they closed, before 0 they are open. */
  open: boolean;
  closedMs: number;
  /** Since the ball was dropped; OVER when it was not, in this round. */
  spinMs: number;
  /** Since the ball lies; below 0 it does not yet; OVER in a round that has no draw. */
  landMs: number;
  /** Radians, and degrees a second. */
  rotor: number;
  rotorSpeed: number;
  ball: number;
  ballSpeed: number;
  /** The ball's way from the pocket to the track, its hop, its drop, its strikes; how visible it is. */
  radius: number;
  hop: number;
  dropped: number;
  strikes: number;
  ballSeen: number;
  /** The number whose pocket is lit, and how much. */
  number: number | null;
  fill: number;
  /** The history's shift and the columns' clearing after a draw, 0 to 1; both 1 when none is told. */
  shift: number;
  /** Size of the wheel over its own. */
  zoom: number;
  /** Light of the last number; the sky follows. */
  light: number;
  /** Without motion: how far the wheel is behind a veil while it changes. */
  veil: number;
}

/** A place on the track for a round: the same for everybody who watches it. */
function dropOf(round: string): number {
  let n = 7;
  for (let i = 0; i < round.length; i += 1) n = (Math.imul(n, 31) + round.charCodeAt(i)) | 0;
  return hash01(n) * TURN;
}

export class MomentKeeper {
  readonly now: Moment = {
    phase: 'connecting',
    seconds: 0,
    leftMs: 0,
    share: 0,
    second: 0,
    beatMs: OVER,
    heat: 0,
    open: false,
    closedMs: -1,
    spinMs: OVER,
    landMs: OVER,
    rotor: 0,
    rotorSpeed: 0,
    ball: 0,
    ballSpeed: 0,
    radius: 0,
    hop: 0,
    dropped: 1,
    strikes: 0,
    ballSeen: 0,
    number: null,
    fill: 0,
    shift: 1,
    zoom: 1,
    light: lightOf(null),
    veil: 0,
  };
  private spin: Spin | null = null;
  private spinning: string | null = null;
  private startedAt = 0;
  private first = true;
  private readonly at: SpinAt = spinAt();
  private readonly landing: ReturnType<typeof landScore>;

  constructor(private readonly tuning: RouletteTuning) {
    this.landing = landScore(tuning);
  }

  get scores(): readonly Score<object>[] {
    return this.spin ? [this.spin.score, this.landing] : [this.landing];
  }

  /** Without the way there: a tab comes back, the first frame. */
  settle(): void {
    this.first = true;
    this.drop();
  }

  advance(ms: number, nowMs: number, view: RouletteView, still: boolean): Moment {
    const { now } = this;
    now.seconds += ms / 1000;
    now.phase = view.phase;
    if (now.beatMs < OVER) now.beatMs += ms;
    this.count(nowMs, view);
    if (view.phase === 'spinning' && view.result !== null && view.stopTime !== null)
      this.tell(nowMs, view, view.result, view.stopTime, still);
    else this.rest(nowMs, view, still);
    this.first = false;
    return now;
  }

  private count(nowMs: number, view: RouletteView): void {
    const { now, tuning } = this;
    const betting = view.phase === 'betting';
    now.leftMs = betting ? Math.max(0, view.closeTime - nowMs) : 0;
    now.share = betting ? clamp01(now.leftMs / Math.max(1, view.closeTime - view.startTime)) : 0;
    // A clock that is a little behind does not count from one second more.
    const second = Math.min(Math.ceil(now.leftMs / 1000), Math.round((view.closeTime - view.startTime) / 1000));
    if (second !== now.second) now.beatMs = this.first ? OVER : 0;
    now.second = second;
    now.heat =
      betting && tuning.clock.heatFromMs > 0
        ? clamp01(((tuning.clock.heatFromMs - now.leftMs) / tuning.clock.heatFromMs) * 2)
        : 0;
    now.open = betting && now.leftMs > 0;
    now.closedMs = view.phase === 'connecting' ? -1 : nowMs - view.closeTime;
  }

  /** The last number that was drawn before the round on the wheel. */
  private static before({ history, phase, result }: RouletteView): number | null {
    return history[phase === 'spinning' && result !== null ? 1 : 0]?.number ?? null;
  }

  /** Bets are taken: the rotor turns by itself, the ball lies in the last number's pocket. */
  private rest(nowMs: number, view: RouletteView, still: boolean): void {
    const { now, tuning } = this;
    const last = MomentKeeper.before(view);
    const since = view.phase === 'betting' && !still ? nowMs - view.startTime : 0;
    const speed = tuning.wheel.idleSpeed * DEGREE;
    this.drop();
    now.rotor = restOf(last ?? 0) + idleTurn(since, speed, tuning.wheel.idleRampMs);
    now.rotorSpeed = idleSpeed(since, speed, tuning.wheel.idleRampMs) / DEGREE;
    now.ball = now.rotor + placeOf(last ?? 0);
    now.ballSpeed = 0;
    now.radius = 0;
    now.hop = 0;
    now.dropped = 1;
    now.strikes = 0;
    now.ballSeen = last === null || view.phase === 'connecting' ? 0 : clamp01((now.leftMs - READY_MS) / TAKEN_MS);
    now.spinMs = OVER;
    now.landMs = OVER;
    this.landing.seek(OVER);
    now.number = last;
    now.fill = view.phase === 'betting' ? clamp01(1 - since / 900) * 0.9 : 0;
    now.shift = 1;
    now.zoom =
      1 +
      (tuning.wheel.zoom - 1) * clamp01(1 - since / 500) * (last === null || still || view.phase !== 'betting' ? 0 : 1);
    now.light = lightOf(last);
    now.veil = 0;
  }

  private tell(nowMs: number, view: RouletteView, number: number, stopTime: number, still: boolean): void {
    const { now, tuning, at } = this;
    const last = MomentKeeper.before(view);
    if (this.spinning !== view.roundId || this.spin?.number !== number) this.plan(nowMs, view, number, stopTime, last);
    const { spin } = this;
    if (!spin) return;
    const t = nowMs - this.startedAt;
    spin.read(t, at);
    now.spinMs = Math.max(0, t);
    const since = t - spin.ms - (still ? 0 : tuning.land.stopMs);
    now.landMs = since < 0 ? Math.min(-1, since) : since;
    now.rotor = at.rotor;
    now.rotorSpeed = at.rotorSpeed / DEGREE;
    now.ball = at.ball;
    now.ballSpeed = at.ballSpeed / DEGREE;
    now.radius = at.radius;
    now.hop = at.hop;
    now.dropped = at.dropped;
    now.strikes = at.strikes;
    now.ballSeen = 1;
    now.veil = 0;
    const landed = now.landMs >= 0;
    const { at: landing } = this.landing;
    this.landing.seek(now.landMs);
    now.number = landed ? number : null;
    now.fill = landed ? (still ? clamp01(now.landMs / tuning.room.crossFadeMs) : landing.fill) : 0;
    now.shift = landing.shift;
    now.zoom = still
      ? 1
      : 1 + (tuning.wheel.zoom - 1) * cubicOut((t - spin.ms + tuning.wheel.zoomMs) / tuning.wheel.zoomMs);
    now.light = mix(lightOf(last), lightOf(number), landing.wash);
    if (still) this.stand(t, spin, last);
  }

  /** Without motion the wheel stands as it was and then, behind a veil, as it is. */
  private stand(t: number, spin: Spin, last: number | null): void {
    const { now, tuning } = this;
    const half = tuning.room.crossFadeMs / 2;
    const turn = t - spin.ms + half;
    const shown = turn >= 0 ? spin.number : (last ?? 0);
    now.rotor = restOf(shown);
    now.rotorSpeed = 0;
    now.ball = 0;
    now.ballSpeed = 0;
    now.radius = 0;
    now.hop = 0;
    now.ballSeen = turn >= 0 ? 1 : 0;
    now.veil = half > 0 ? clamp01(1 - Math.abs(turn) / half) : 0;
  }

  /** From where the rotor is; who comes late sees what everybody else does. */
  /** No draw is told. */
  private drop(): void {
    this.spinning = null;
    this.spin?.score.destroy();
    this.spin = null;
  }

  private plan(nowMs: number, view: RouletteView, number: number, stopTime: number, last: number | null): void {
    const { now, tuning } = this;
    const late = nowMs - view.closeTime;
    const seen = !this.first && late < LATE_MS;
    const ball = dropOf(view.roundId);
    this.drop();
    this.spinning = view.roundId;
    if (seen) {
      this.startedAt = nowMs;
      this.spin = new Spin(
        { angle: now.rotor, speed: now.rotorSpeed * DEGREE, number, ball, ms: Math.max(1, stopTime - nowMs) },
        tuning.spin,
      );
      return;
    }
    const speed = tuning.wheel.idleSpeed * DEGREE;
    const bets = view.closeTime - view.startTime;
    this.startedAt = view.closeTime;
    this.spin = new Spin(
      {
        angle: restOf(last ?? 0) + idleTurn(bets, speed, tuning.wheel.idleRampMs),
        speed: idleSpeed(bets, speed, tuning.wheel.idleRampMs),
        number,
        ball,
        ms: Math.max(1, stopTime - view.closeTime),
      },
      tuning.spin,
    );
  }
}
