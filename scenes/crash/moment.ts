/**
 * What the room looks like right now, worked out anew each frame from the view, the flight clock and a little memory of transitions. All parts of the
 * scene draw from this one record; it is reused, so that a frame allocates nothing.
 */
import { createReading } from '../../rules/crash/flight';
import { growthAt } from '../../rules/crash/curve';
import { approach, clamp01, cubicIn, cubicOut, lerp, OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { axesFor, xOf, yOf, type Axes } from './axes';
import { crashScore, launchScore } from './choreography';
import type { CrashLayout } from './layout';
import type { CrashTuning } from './tuning';
import type { CrashView } from './view';

export interface Moment {
  phase: CrashView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** Flight so far. */
  elapsedMs: number;
  growth: number;
  rate: number;
  /** Until take-off, while preparing. */
  waitMs: number;
  /** 0 signal is fine, 1 it has been missing for a while; and whether it is missing now. */
  lag: number;
  lagging: boolean;
  /** Where the explosion that was seen is; at its end when none was. */
  readonly crash: ReturnType<typeof crashScore>['at'];
  /** 0 the pad is out of sight, 1 it stands ready. */
  pad: number;
  /** Middle of the pad's upper face. */
  padX: number;
  padY: number;
  /** 0 upright on the pad, 1 in the curve. */
  launched: number;
  axes: Axes;
  /** Offset of the world while the camera finds the curve. */
  camX: number;
  camY: number;
  /** Middle of the rocket, its heading in radians, its stretch along it. */
  x: number;
  y: number;
  angle: number;
  stretch: number;
  size: number;
  /** Near-star scroll in px and its speed in px/s. */
  scroll: number;
  speed: number;
  /** Scroll since this round's scenery was set up, and how visible it is. */
  drift: number;
  scenery: number;
  /** How far the camera moved since the last frame. */
  panX: number;
  panY: number;
  /** ln of the multiplier: how high we are. */
  altitude: number;
}

const UP = -Math.PI / 2;

export class MomentKeeper {
  private readonly launch: ReturnType<typeof launchScore>;
  private readonly crash: ReturnType<typeof crashScore>;
  /** Since the explosion. */
  private crashedMs = OVER;
  readonly now: Moment;
  private readonly reading = createReading();
  private readonly target: Axes = { seconds: 1, range: 1 };
  private returning = OVER;
  private sceneryDue = false;
  private first = true;

  constructor(private readonly tuning: CrashTuning) {
    this.launch = launchScore(tuning);
    this.crash = crashScore(tuning);
    this.now = {
      phase: 'connecting',
      seconds: 0,
      elapsedMs: 0,
      growth: 1,
      rate: 10_000,
      waitMs: 0,
      lag: 0,
      lagging: false,
      pad: 0,
      padX: 0,
      padY: 0,
      launched: 0,
      crash: this.crash.at,
      axes: { seconds: 1, range: 1 },
      camX: 0,
      camY: 0,
      x: 0,
      y: 0,
      angle: UP,
      stretch: 1,
      size: 1,
      scroll: 0,
      speed: 0,
      drift: 0,
      scenery: 1,
      panX: 0,
      panY: 0,
      altitude: 0,
    };
    this.crash.seek(OVER);
  }

  get scores(): readonly Score<object>[] {
    return [this.launch, this.crash];
  }

  /** A round follows one that was seen to its end: the pad comes back in sight. */
  newRound(seen: boolean): void {
    this.returning = seen ? 0 : OVER;
    this.sceneryDue = true;
    this.crashedMs = OVER;
  }

  crashed(): void {
    this.crashedMs = 0;
  }

  /** Without the way there: a tab comes back, the first frame. */
  settle(): void {
    this.first = true;
    this.returning = OVER;
    this.crashedMs = OVER;
  }

  advance(ms: number, nowMs: number, view: CrashView, layout: CrashLayout): Moment {
    const { now, tuning } = this;
    const read = view.flight.read(nowMs, this.reading);
    now.seconds += ms / 1000;
    now.phase = phaseOf(view, read.phase);
    now.elapsedMs = now.phase === 'preparation' ? 0 : read.elapsedMs;
    now.growth = growthAt(now.elapsedMs);
    now.rate = read.rate;
    now.waitMs = read.waitMs;
    now.lagging = read.phase === 'lagging' && now.phase !== 'connecting';
    now.lag = this.first
      ? Number(now.lagging)
      : lerp(now.lag, now.lagging ? 1 : 0, approach(ms, tuning.rocket.lagFadeMs));
    if (this.crashedMs < OVER) this.crashedMs = Math.min(OVER, this.crashedMs + ms);
    this.crash.seek(this.crashedMs);
    if (this.returning < OVER) this.returning += ms;
    this.followAxes(ms);
    this.followScroll(ms);
    this.pose(layout);
    this.first = false;
    return now;
  }

  private followAxes(ms: number): void {
    const { now, tuning, target } = this;
    axesFor(now.elapsedMs, now.growth, tuning.axes, target);
    // Growing axes are exact; only the way back to the start of a round is smoothed.
    const back = this.first || now.phase !== 'preparation' ? 1 : approach(ms, tuning.axes.easeMs);
    now.axes.seconds = lerp(now.axes.seconds, target.seconds, back);
    now.axes.range = lerp(now.axes.range, target.range, back);
  }

  private followScroll(ms: number): void {
    const { now, tuning } = this;
    const flying = now.phase === 'goingUp';
    const goal = flying
      ? Math.min(tuning.sky.scrollTop, tuning.sky.scrollBase + tuning.sky.scrollGain * (now.elapsedMs / 1000)) *
        (1 - 0.7 * now.lag)
      : tuning.sky.drift;
    const ease = flying ? cubicIn(now.elapsedMs / 900) : 1;
    now.speed = this.first ? goal : lerp(now.speed, goal * ease, approach(ms, 160));
    const moved = (now.speed * ms) / 1000;
    now.scroll += moved;
    now.drift += moved;
    this.changeScenery();
    now.altitude = this.first ? Math.log(now.growth) : lerp(now.altitude, Math.log(now.growth), approach(ms, 320));
  }

  /** Planets that went by are put back for the next flight while nobody sees them. */
  private changeScenery(): void {
    const { now, returning } = this;
    const half = this.tuning.pad.returnMs / 2;
    now.scenery = returning < half ? 1 - returning / half : Math.min(1, (returning - half) / half);
    if (this.sceneryDue && returning >= half) {
      this.sceneryDue = false;
      now.drift = 0;
    }
  }

  private pose(layout: CrashLayout): void {
    const { now, tuning } = this;
    const { plot, pad } = layout;
    const t = now.elapsedMs;
    const onPad = now.phase === 'preparation' || now.phase === 'connecting';
    const { at } = this.launch;
    this.launch.seek(onPad ? 0 : t);
    now.pad = onPad ? cubicOut(this.returning / tuning.pad.returnMs) : at.pad;
    now.launched = at.turned;
    const { pan } = at;
    now.size = lerp(1.16, 1, now.launched);
    const standY = pad.y - layout.rocket * 0.42 * 1.16;
    const camX = (pad.x - plot.left) * (1 - pan);
    const camY = (standY - plot.bottom) * (1 - pan);
    now.panX = this.first || onPad ? 0 : camX - now.camX;
    now.panY = this.first || onPad ? 0 : camY - now.camY;
    now.camX = camX;
    now.camY = camY;
    now.padX = plot.left + camX;
    now.padY = pad.y + (1 - now.pad) * layout.height * 0.4;
    const headX = xOf(t / 1000, now.axes, plot) + now.camX;
    const headY = yOf(now.growth, now.axes, plot) + now.camY;
    const climb = layout.unit * tuning.launch.liftPx * at.climb;
    const rise = onPad ? (1 - now.pad) * layout.height * 0.4 : 0;
    const bob =
      Math.sin((now.seconds * 1000 * Math.PI) / tuning.rocket.bobMs) *
      tuning.rocket.bobPx *
      layout.unit *
      (onPad ? 0.4 : now.launched);
    now.x = headX;
    now.y = lerp(standY, headY, now.launched) - climb + rise + bob;
    const along = (plot.headX - plot.left) / now.axes.seconds;
    const upward = ((now.growth * 0.06) / now.axes.range) * (plot.bottom - plot.headY);
    now.angle = lerp(UP, Math.atan2(-upward, along), now.launched);
    now.stretch = stretchOf(now, tuning);
  }
}

/** Moments may come before or after the view that goes with them: the flight clock decides. */
function phaseOf(view: CrashView, flight: 'waiting' | 'flying' | 'lagging' | 'crashed'): CrashView['phase'] {
  if (view.phase === 'connecting') return 'connecting';
  if (flight === 'crashed') return view.phase === 'preparation' ? 'preparation' : 'squib';
  if (view.phase === 'preparation' && flight === 'flying') return 'goingUp';
  return view.phase;
}

/** It squats before it leaves, stretches as it does, and is itself again after a second. */
function stretchOf(now: Moment, tuning: CrashTuning): number {
  if (now.phase === 'preparation')
    return 1 - tuning.launch.stretch * 0.6 * cubicIn(1 - now.waitMs / 420) * (now.waitMs < 420 ? 1 : 0);
  if (now.phase !== 'goingUp') return 1;
  return (
    1 + tuning.launch.stretch * Math.exp(-now.elapsedMs / 420) * Math.sin(Math.PI * clamp01(now.elapsedMs / 700 + 0.12))
  );
}
