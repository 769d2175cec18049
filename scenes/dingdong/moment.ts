/**
 * What the room looks like right now, worked out anew each frame from the view and the server's clock. All parts of the scene draw from this one
 * record; it is reused, so that a frame allocates nothing.
 */
import type { DingdongStop } from '../../rules/dingdong/ring';
import { OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { type Landing, landScore } from './choreography';
import { Course } from './course';
import { COUNT, lampOf } from './lamps';
import type { DingdongTuning } from './tuning';
import type { DingdongRun, DingdongView } from './view';

export interface Moment {
  phase: DingdongView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** Server time, epoch ms. */
  now: number;
  /** Until bets close, and the share of their time that this is. */
  leftMs: number;
  share: number;
  /** The second that is counted, and since when; whether bets are still taken. */
  second: number;
  beatMs: number;
  open: boolean;
  /** Since the light left in the run that is told, in the course's own time; OVER when none is. */
  runMs: number;
  /** Since the light stands; negative before, OVER when no run is told. */
  landMs: number;
  /** Where the run stops; null when none is told. */
  stop: DingdongStop | null;
  /** Whether it is LAGI that was hit, and another run follows. */
  again: boolean;
  /** The wandering lamp, a whole number that only grows. */
  wander: number;
  /** 0 light, 1 the ring is dark for a run. */
  shade: number;
  /** What follows once the light stands. */
  readonly landing: Readonly<Landing>;
}

export class MomentKeeper {
  private readonly landing: ReturnType<typeof landScore>;
  readonly now: Moment;
  readonly course: Course;
  /** Of which run the course is. */
  private told: DingdongRun | null = null;
  private first = true;

  constructor(private readonly tuning: DingdongTuning) {
    this.course = new Course(tuning.ring);
    this.landing = landScore(tuning);
    this.now = {
      phase: 'connecting',
      seconds: 0,
      now: 0,
      leftMs: 0,
      share: 0,
      second: 0,
      beatMs: OVER,
      open: false,
      runMs: OVER,
      landMs: OVER,
      stop: null,
      again: false,
      wander: 0,
      shade: 0,
      landing: this.landing.at,
    };
  }

  get scores(): readonly Score<object>[] {
    return [this.course.score, this.landing];
  }

  /** Without the way there: a tab comes back, the first frame. */
  settle(): void {
    this.first = true;
  }

  advance(ms: number, nowMs: number, view: DingdongView): Moment {
    const { now } = this;
    now.seconds += ms / 1000;
    now.now = nowMs;
    now.phase = view.phase;
    if (now.beatMs < OVER) now.beatMs += ms;
    this.count(nowMs, view);
    this.tell(nowMs, view);
    now.wander = this.wandered(view, nowMs);
    this.first = false;
    return now;
  }

  private count(nowMs: number, view: DingdongView): void {
    const { now } = this;
    const begun = view.phase === 'start';
    now.leftMs = begun ? Math.max(0, view.closeTime - nowMs) : 0;
    now.share = Math.min(1, now.leftMs / Math.max(1, view.closeTime - view.startTime));
    now.open = begun && now.leftMs > 0;
    const second = Math.ceil(now.leftMs / 1000);
    if (second !== now.second) now.beatMs = this.first ? OVER : 0;
    now.second = second;
  }

  private tell(nowMs: number, view: DingdongView): void {
    const { now, course, landing } = this;
    const run = view.runs.length > 0 ? (view.runs[view.runs.length - 1] as DingdongRun) : null;
    if (run === null || view.phase === 'connecting') {
      this.told = null;
      course.rest();
      this.landing.seek(0);
      now.runMs = OVER;
      now.landMs = OVER;
      now.stop = null;
      now.again = false;
      now.shade = 0;
      return;
    }
    if (run !== this.told) {
      this.told = run;
      course.begin(this.startOf(view), lampOf(view.roundId, view.runs.length - 1, run.draw));
    }
    // The light stands when the server says so, however long the tuning would have it run.
    now.runMs = Math.max(0, ((nowMs - run.runTime) / Math.max(1, run.stopTime - run.runTime)) * course.standsMs);
    now.landMs = nowMs - run.stopTime;
    now.stop = run.draw;
    now.again = run.draw === 'AGAIN';
    course.at(now.runMs);
    landing.seek(now.landMs);
    now.shade = now.landMs < 0 ? course.dark / COUNT : landing.at.shade;
  }

  /** Where the light was before: on the last run's lamp, or where it wandered. */
  private startOf(view: DingdongView): number {
    const index = view.runs.length - 1;
    const before = view.runs[index - 1];
    if (before) return lampOf(view.roundId, index - 1, before.draw);
    return this.wandered(view, (view.runs[index] as DingdongRun).runTime) % COUNT;
  }

  /** How far the lamp has wandered since the round began; each round begins on a lamp of its own, wherever and whenever it is shown. */
  private wandered({ roundId, startTime }: DingdongView, at: number): number {
    return lampOf(roundId, 0, 'AGAIN') + Math.max(0, Math.floor((at - startTime) / this.tuning.ring.wanderMs));
  }
}
