/**
 * What the room looks like right now, worked out anew each frame from the view, the server's clock and a little memory of what was seen. All parts of
 * the scene draw from this one record; it is reused, so that a frame allocates nothing.
 */
import { clamp01, cubicOut, OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { COMPOSED_MS, revealScore, throwScore } from './choreography';
import type { DiceTuning } from './tuning';
import type { DiceView } from './view';

/** A throw that is known with less than this of its time left is not stretched to fit, ms. */
const LEAST_MS = 400;

export interface Moment {
  phase: DiceView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** What the countdown shows: whole seconds, the share that is left, since when this second is counted, 0 cyan to 1 magenta. */
  second: number;
  share: number;
  beatMs: number;
  heat: number;
  /** How much of the countdown is there, and whether it counts down to the next round. */
  clock: number;
  next: boolean;
  /** Since the bets closed, in the composed time of the throw; -1 before. It runs on after the dice lie. */
  throwMs: number;
  /** Since the dice lie, ms of the clock; -1 before. */
  restMs: number;
  /** How far the spotlight is narrowed and the pools are dimmed, 0 to 1. */
  narrow: number;
  /** Since the dice began to slide out; -1 before. */
  leaveMs: number;
}

export class MomentKeeper {
  readonly now: Moment = {
    phase: 'connecting',
    seconds: 0,
    second: 0,
    share: 0,
    beatMs: OVER,
    heat: 0,
    clock: 0,
    next: false,
    throwMs: -1,
    restMs: -1,
    narrow: 0,
    leaveMs: -1,
  };
  private round = '';
  /** When the throw became known, and where its composed time was then. */
  private knownAt = 0;
  private knownMs = 0;
  private known = false;
  private fresh = true;
  private readonly throwing: ReturnType<typeof throwScore>;
  private readonly reveal: ReturnType<typeof revealScore>;

  constructor(private readonly tuning: DiceTuning) {
    this.throwing = throwScore(tuning);
    this.reveal = revealScore(tuning);
  }

  get scores(): readonly Score<object>[] {
    return [this.throwing, this.reveal];
  }

  /** Where the dice are. */
  get thrown() {
    return this.throwing.at;
  }

  /** How far it is told what they brought. */
  get revealed() {
    return this.reveal.at;
  }

  /** The next picture is where the clock says: nothing is stretched, nothing fades in. */
  settle(): void {
    this.fresh = true;
    this.known = false;
  }

  /** @param time server epoch ms */
  advance(ms: number, time: number, view: DiceView, still: boolean): Moment {
    const { now } = this;
    now.seconds += ms / 1000;
    now.phase = view.phase;
    if (view.roundId !== this.round) {
      this.round = view.roundId;
      this.known = false;
    }
    this.roll(time, view);
    this.throwing.seek(now.throwMs);
    this.reveal.seek(now.restMs);
    this.count(ms, time, view, still);
    const away = view.phase === 'closed' || (view.phase === 'rolling' && now.restMs < 0) ? 1 : 0;
    now.narrow = this.toward(now.narrow, away, ms, still ? this.tuning.room.crossFadeMs : this.tuning.tray.narrowMs);
    this.fresh = false;
    return now;
  }

  private roll(time: number, view: DiceView): void {
    const { now, tuning } = this;
    const { run, closeTime, phase } = view;
    now.restMs = -1;
    now.leaveMs = -1;
    if (run === null) {
      // The bets are closed and the throw is not known yet: the dice are shaken until it is.
      now.throwMs = phase === 'closed' ? Math.min(Math.max(0, time - closeTime), tuning.throw.rattleMs) : -1;
      return;
    }
    const length = Math.max(1, run.stopTime - run.runTime);
    const byClock = ((time - run.runTime) / length) * COMPOSED_MS;
    if (!this.known) {
      this.known = true;
      this.knownAt = time;
      // Known late: the throw waits for it, and is as much faster.
      this.knownMs = this.fresh || run.stopTime - time < LEAST_MS ? byClock : Math.min(byClock, tuning.throw.rattleMs);
    }
    const left = run.stopTime - this.knownAt;
    now.throwMs =
      left <= 0 || time >= run.stopTime
        ? byClock
        : this.knownMs + ((time - this.knownAt) / left) * (COMPOSED_MS - this.knownMs);
    if (time < run.stopTime) return;
    now.restMs = time - run.stopTime;
    now.leaveMs = now.restMs - tuning.throw.leaveAfterMs;
    if (now.leaveMs < 0) now.leaveMs = -1;
  }

  private count(ms: number, time: number, view: DiceView, still: boolean): void {
    const { now, tuning } = this;
    const betting = view.phase === 'betting';
    const nextAt = now.leaveMs >= 0 ? view.endTime : null;
    now.next = nextAt !== null;
    const until = nextAt ?? view.closeTime;
    const length =
      nextAt === null
        ? Math.max(1, view.closeTime - view.startTime)
        : Math.max(1, nextAt - (view.run?.stopTime ?? nextAt) - tuning.throw.leaveAfterMs);
    const left = Math.max(0, until - time);
    const second = Math.ceil(left / 1000);
    now.beatMs = second === now.second ? now.beatMs + ms : this.fresh ? OVER : 0;
    now.second = second;
    now.share = clamp01(left / length);
    now.heat = now.next ? 0 : cubicOut(1 - clamp01(left / Math.max(1, tuning.clock.heatFromMs)));
    const there = view.phase === 'connecting' || betting || now.next ? 1 : 0;
    now.clock = this.toward(now.clock, there, ms, still ? tuning.room.crossFadeMs : tuning.clock.popMs);
  }

  private toward(from: number, to: number, ms: number, length: number): number {
    if (this.fresh || length <= 0) return to;
    return to > from ? Math.min(to, from + ms / length) : Math.max(to, from - ms / length);
  }
}

/** How far a thing is that takes `length` ms and began `since` ms ago; 1 when nobody saw it begin. */
export const share = (since: number, length: number): number =>
  since >= OVER ? 1 : clamp01(since / Math.max(1, length));
