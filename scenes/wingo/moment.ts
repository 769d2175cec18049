/**
 * What the room looks like right now, worked out anew each frame from the view, the server's clock and a little memory of what was seen. All parts of
 * the scene draw from this one record; it is reused, so that a frame allocates nothing.
 */
import { mix } from '../kit/color';
import { clamp01, cubicIn, cubicOut, lerp, OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { drawScore } from './choreography';
import { lightOf, NEUTRAL, secondLightOf } from './numbers';
import type { WingoTuning } from './tuning';
import type { WingoView } from './view';

export interface Moment {
  phase: WingoView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** Until the draw that the countdown shows, and the share of the phase that this is. */
  leftMs: number;
  share: number;
  /** The second that is counted, and since when. */
  second: number;
  beatMs: number;
  /** The countdown's colour: 0 cyan, 1 magenta. */
  heat: number;
  /** 0 the board is open, 1 the mask covers it; since when, before 0 not at all; whether bets are still taken. */
  mask: number;
  maskMs: number;
  open: boolean;
  /** Since the number is known; OVER when that was seen through or never. */
  drawMs: number;
  /** Whether the podium draws: from the end of the phase until the ball is up. */
  drawing: boolean;
  /** 0 the old ball is up, 1 it is gone. */
  sink: number;
  /** How many blurred balls have passed, and how visible they are. */
  blur: number;
  blurAlpha: number;
  /** The new ball's way up (beyond 1 it overshoots), its share of the time, since it began. */
  rise: number;
  riseT: number;
  landMs: number;
  /** The colour word and the history's shift, 0 to 1; both 1 when no draw is told. */
  word: number;
  shift: number;
  /** The ball on the podium. */
  number: number | null;
  /** Light of the ball's colours; the sky follows. */
  light: number;
  light2: number;
  /** The whole hero's way when the model changes: -1 to 1 widths, and how visible it is. */
  slide: number;
  slideAlpha: number;
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
    mask: 0,
    maskMs: -1,
    open: false,
    drawMs: OVER,
    drawing: false,
    sink: 0,
    blur: 0,
    blurAlpha: 0,
    rise: 1,
    riseT: 1,
    landMs: OVER,
    word: 1,
    shift: 1,
    number: null,
    light: NEUTRAL,
    light2: NEUTRAL,
    slide: 0,
    slideAlpha: 1,
  };
  private before: number | null = null;
  private next: number | null = null;
  private waited = 0;
  private refillMs = OVER;
  private modelMs = OVER;
  private direction = 1;
  private first = true;
  private readonly drawn: ReturnType<typeof drawScore>;

  constructor(private readonly tuning: WingoTuning) {
    this.drawn = drawScore(tuning);
  }

  get scores(): readonly Score<object>[] {
    return [this.drawn];
  }

  /** The number is known: tell it. */
  draw(number: number): void {
    this.now.drawMs = 0;
    this.waited = Math.max(0, -this.now.leftMs);
    this.before = this.now.number;
    this.next = number;
    this.refillMs = OVER;
  }

  /** Another model takes the stage. @param direction 1 to a slower one, -1 to a faster one */
  model(direction: 1 | -1): void {
    this.now.drawMs = OVER;
    this.modelMs = 0;
    this.direction = direction;
    this.before = this.now.number;
  }

  /** A new phase begins on the board. */
  turn(): void {
    if (this.now.drawMs === OVER && this.modelMs === OVER) this.refillMs = OVER;
  }

  /** Without the way there: a tab comes back, the first frame. */
  settle(): void {
    this.first = true;
    this.now.drawMs = OVER;
    this.modelMs = OVER;
    this.refillMs = OVER;
  }

  advance(ms: number, nowMs: number, view: WingoView, still: boolean): Moment {
    const { now } = this;
    now.seconds += ms / 1000;
    now.phase = view.phase;
    if (now.drawMs < OVER) now.drawMs += ms;
    if (this.modelMs < OVER) this.modelMs += ms;
    if (this.refillMs < OVER) this.refillMs += ms;
    if (now.beatMs < OVER) now.beatMs += ms;
    this.count(nowMs, view);
    this.tell(view, still);
    this.cover(nowMs, view);
    this.stand(view);
    this.first = false;
    return now;
  }

  /** The countdown; while a result is shown it is already the next phase's, which began with the draw. */
  private count(nowMs: number, view: WingoView): void {
    const { now, tuning } = this;
    const length = Math.max(1, view.endTime - view.startTime);
    const told = now.drawMs < OVER && now.drawMs < tuning.ball.slowMs;
    now.leftMs =
      view.phase === 'connecting' ? 0 : view.endTime - nowMs + (view.phase === 'result' && !told ? length : 0);
    const real = clamp01(now.leftMs / length);
    now.share = told ? 0 : lerp(0, real, cubicOut(this.refillMs / tuning.clock.refillMs));
    const second = told ? 0 : Math.max(0, Math.ceil(now.leftMs / 1000));
    if (second !== now.second) now.beatMs = this.first ? OVER : 0;
    now.second = second;
    now.heat =
      view.phase === 'connecting' || view.phase === 'result'
        ? 0
        : clamp01((tuning.clock.heatFromMs - now.leftMs) / (tuning.clock.heatFromMs - tuning.clock.heatToMs));
    now.open = view.phase === 'betting' && nowMs < view.closeTime;
  }

  private tell(view: WingoView, still: boolean): void {
    const { now, tuning } = this;
    const {
      ball: { slowMs, riseMs },
      result: { wordAfterMs },
      history: { hopMs },
    } = tuning;
    const running = view.phase === 'betting' || view.phase === 'closed';
    if (now.drawMs >= slowMs && now.drawMs < OVER && this.refillMs === OVER) this.refillMs = 0;
    if (
      now.drawMs > slowMs + riseMs + wordAfterMs + Math.max(hopMs, tuning.result.wordMs) + tuning.podium.waveMs &&
      now.drawMs < OVER
    )
      now.drawMs = OVER;
    const told = now.drawMs < OVER;
    const waited = told ? this.waited + now.drawMs : running ? Math.max(0, -now.leftMs) : 0;
    const landing = told ? now.drawMs - slowMs : OVER;
    now.drawing = waited > 0 && (!told || landing < 0);
    const sinkMs = still ? tuning.room.crossFadeMs : tuning.ball.sinkMs;
    now.sink = waited > 0 ? (still ? clamp01(waited / sinkMs) : cubicIn(waited / sinkMs)) : 0;
    if (!now.drawing) now.sink = 0;
    const { at } = this.drawn;
    this.drawn.seek(now.drawMs);
    now.blur = ((told ? this.waited + at.passed : waited) * tuning.ball.blurs) / 1000;
    now.blurAlpha = now.drawing && !still ? clamp01((waited - sinkMs * 0.5) / 160) * (told ? at.blur : 1) : 0;
    now.landMs = landing >= 0 ? landing : OVER;
    now.riseT = still ? clamp01(Math.max(0, landing) / tuning.room.crossFadeMs) : at.risen;
    now.rise = still ? 1 : at.rise;
    now.word = at.word;
    now.shift = at.shift;
  }

  private cover(nowMs: number, view: WingoView): void {
    const { now, tuning } = this;
    const running = view.phase === 'betting' || view.phase === 'closed';
    const told = now.drawMs < OVER;
    const since =
      running || (told && now.drawMs < tuning.ball.slowMs) ? tuning.mask.fromMs - (view.endTime - nowMs) : -1;
    now.maskMs = since;
    if (told) now.mask = this.waitedLong() ? 1 - cubicIn((now.drawMs - tuning.ball.slowMs) / tuning.mask.fadeMs) : 0;
    else now.mask = since >= 0 ? cubicOut(since / tuning.mask.fadeMs) : 0;
  }

  /** A draw that is told without its countdown (the clock was set) does not cover the board for a moment. */
  private waitedLong(): boolean {
    return this.now.drawMs >= this.tuning.ball.slowMs || this.now.maskMs > this.tuning.mask.fadeMs;
  }

  /** Which ball stands on the podium, in which light, and where the podium is. */
  private stand(view: WingoView): void {
    const { now, tuning } = this;
    const shown = view.last?.number ?? null;
    now.slide = 0;
    now.slideAlpha = 1;
    if (now.drawMs < OVER) {
      const up = now.landMs < OVER;
      now.number = up ? this.next : this.before;
      const { wash } = this.drawn.at;
      now.light = mix(lightOf(this.before), lightOf(this.next), wash);
      now.light2 = mix(secondLightOf(this.before), secondLightOf(this.next), wash);
      return;
    }
    now.number = shown;
    now.light = lightOf(shown);
    now.light2 = secondLightOf(shown);
    if (this.modelMs >= tuning.room.modelMs) {
      this.modelMs = OVER;
      return;
    }
    const t = this.modelMs / tuning.room.modelMs;
    const out = clamp01(t / 0.42);
    const back = clamp01((t - 0.42) / 0.58);
    if (back === 0) {
      now.number = this.before;
      now.slide = -this.direction * cubicIn(out);
      now.slideAlpha = 1 - cubicIn(out);
    } else {
      if (this.refillMs === OVER) this.refillMs = 0;
      now.slide = this.direction * (1 - cubicOut(back));
      now.slideAlpha = cubicOut(back);
    }
    const wash = clamp01((t - 0.3) / 0.5);
    now.light = mix(lightOf(this.before), now.light, wash);
    now.light2 = mix(secondLightOf(this.before), now.light2, wash);
  }
}
