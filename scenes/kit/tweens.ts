/**
 * Choreography on GSAP, driven only by the scene's tick. Every timeline is paused and moved by hand, so that a fixture plays the
 * same frames each time, a hidden tab stands still, and nothing outlives the scene. A promise settles when its
 * animation ends, is finished early or is dropped with the scene: it never hangs and never rejects.
 */
import { gsap } from 'gsap/gsap-core';

// GSAP's own clock stays at zero: it would ask the browser for frames of its own, for two seconds after every animation that begins. Nor does a tween
// wait with its first values for that clock's next frame.
gsap.ticker.sleep();
gsap.ticker.wake = () => {};
gsap.globalTimeline.time(0);
gsap.defaults({ lazy: false });

export type Timeline = ReturnType<typeof gsap.timeline>;

export interface Playing {
  /** Settles at the end, whichever way it comes. */
  readonly done: Promise<void>;
  /** Jumps to the last frame. */
  finish(): void;
  /** Stops where it is. */
  cancel(): void;
}

/** A choreography that runs, for the studio: times in ms of scene time, labels by name with the time at which each stands. */
export interface RunningTimeline {
  readonly name: string;
  readonly labels: Readonly<Record<string, number>>;
  readonly duration: number;
  readonly time: number;
}

function told(name: string, timeline: Timeline): RunningTimeline {
  const duration = timeline.duration() * 1000;
  return {
    name,
    // GSAP rounds a duration: a label at its end may stand a little after it.
    labels: Object.fromEntries(
      Object.entries<number>(timeline.labels).map(([label, at]) => [label, Math.min(duration, at * 1000)]),
    ),
    duration,
    time: timeline.time() * 1000,
  };
}

interface Run {
  /** Empty for a mere wait. */
  readonly name: string;
  readonly timeline: Timeline;
  readonly settle: () => void;
  readonly ended: () => void;
  over: boolean;
}

export class Tweens {
  private readonly runs: Run[] = [];
  private closed = false;

  get size(): number {
    return this.runs.length;
  }

  /**
   * Builds a timeline (times in seconds, as GSAP counts) and plays it from the next tick on.
   * @param name what the studio calls it; its labels are its steps
   * @param ended runs at its last frame, in that very frame: who winds a story on sees what is seen as it plays. Not when it is cancelled.
   */
  play(name: string, build: (timeline: Timeline) => void, ended: () => void = () => {}): Playing {
    let settle = (): void => {};
    const done = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const timeline = gsap.timeline({ paused: true });
    const run: Run = { name, timeline, settle, ended, over: false };
    if (this.closed) {
      timeline.kill();
      settle();
      return { done, finish: settle, cancel: settle };
    }
    build(timeline);
    this.runs.push(run);
    return {
      done,
      finish: () => this.end(run, true),
      cancel: () => this.end(run, false),
    };
  }

  /** Settles after `ms` of scene time. */
  wait(ms: number): Playing {
    return this.play('', (timeline) => timeline.to({}, { duration: ms / 1000 }));
  }

  /** Runs something once `ms` of scene time are over; settles with what was run, or when it is dropped. */
  after(ms: number, run: () => Promise<void>): Promise<void> {
    let running: Promise<void> | undefined;
    return this.play(
      '',
      (timeline) => timeline.to({}, { duration: ms / 1000 }),
      () => void (running = run()),
    ).done.then(() => running);
  }

  tick(ms: number): void {
    for (let i = this.runs.length - 1; i >= 0; i -= 1) {
      const run = this.runs[i];
      if (!run) continue;
      run.timeline.totalTime(run.timeline.totalTime() + ms / 1000);
      if (run.timeline.totalProgress() >= 1) this.end(run, true);
    }
  }

  /** What runs and has a name, oldest first. Allocates: for tools, not for frames. */
  timelines(): readonly RunningTimeline[] {
    return this.runs.filter(({ name }) => name !== '').map(({ name, timeline }) => told(name, timeline));
  }

  /** Every animation jumps to its end: a tap skips, reduced motion, a tab that was hidden. */
  finishAll(): void {
    for (const run of [...this.runs]) this.end(run, true);
  }

  destroy(): void {
    this.closed = true;
    for (const run of [...this.runs]) this.end(run, false);
  }

  private end(run: Run, jump: boolean): void {
    if (run.over) return;
    run.over = true;
    const at = this.runs.indexOf(run);
    if (at >= 0) this.runs.splice(at, 1);
    if (jump) run.timeline.totalProgress(1);
    run.timeline.kill();
    if (jump) run.ended();
    run.settle();
  }
}

/** GSAP keeps six decimals of a value: a share of a long way is tweened from 0 to this instead of to 1. */
export const FINE = 1000;

/** Moves some of `at` to other values. @param from ms after the timeline's start @param ease GSAP's name of one, or a function of 0 to 1 */
export function during<Values extends object>(
  timeline: Timeline,
  at: Values,
  from: number,
  ms: number,
  to: Partial<Values>,
  ease: string | ((t: number) => number) = 'none',
): void {
  timeline.to(at, { ...to, duration: ms / 1000, ease }, from / 1000);
}

/**
 * A choreography that is sought instead of played: its time follows from a clock or from what the scene remembers, so that who comes late, or
 * back, sees it where it is. `at` holds its values now; those that it is made with are those before its start. Seeking allocates nothing.
 */
export class Score<Values extends object> {
  /** How long it takes, ms. */
  readonly ms: number;
  private readonly timeline: Timeline;
  private readonly length: number;

  constructor(
    private readonly name: string,
    readonly at: Values,
    build: (timeline: Timeline, at: Values) => void,
  ) {
    this.timeline = gsap.timeline({ paused: true });
    build(this.timeline, at);
    this.length = this.timeline.duration();
    this.ms = this.length * 1000;
  }

  /** @param ms since its start; before it and after its end it stands still */
  seek(ms: number): void {
    const time = Math.min(this.length, Math.max(0, ms / 1000));
    if (time !== this.timeline.time()) this.timeline.time(time);
  }

  /** For the studio; null unless it is under way. */
  running(): RunningTimeline | null {
    const time = this.timeline.time();
    return time > 0 && time < this.length ? told(this.name, this.timeline) : null;
  }

  destroy(): void {
    this.timeline.kill();
  }
}
