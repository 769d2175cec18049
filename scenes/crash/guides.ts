/** The marks of both axes: dashed lines and labels that move with the axes; one set fades into the next as the step grows. */
import { Container } from 'pixi.js';
import { approach, clamp01 } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putMark, TIMES_MARK } from '../kit/numbers';
import type { Quads } from '../kit/quads';
import { PEN } from '../kit/quads/sprites';
import { stepFor, xOf, yOf } from './axes';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';

/** How many marks an axis holds at once, both sets of a fade included. */
const SLOTS = 12;
/** About this many steps between the corner and the head. */
const FIT = { up: 4, across: 4 } as const;
const TINT = 0xcfc6ff;
const LABEL_ALPHA = 0.78;
const DASH = 3;
const GAP = 9;

interface Mark {
  readonly label: Label;
  value: number;
  alpha: number;
  used: boolean;
  wanted: boolean;
}

export class Guides {
  readonly view = new Container();
  private readonly px: Frame;
  private readonly up: readonly Mark[];
  private readonly across: readonly Mark[];
  private readonly secondsMark: number;

  constructor(
    context: CrashContext,
    private readonly tuning: CrashTuning['axes'],
  ) {
    this.px = context.assets.frame('px');
    this.secondsMark = context.text.seconds.charCodeAt(0);
    const marks = (align: number): Mark[] =>
      Array.from({ length: SLOTS }, () => {
        const label = new Label({ font: context.assets.font('numsmall'), size: 11.5, max: 8, tint: TINT, align });
        label.visible = false;
        this.view.addChild(label);
        return { label, value: 0, alpha: 0, used: false, wanted: false };
      });
    this.up = marks(0);
    this.across = marks(0.5);
  }

  tick(ms: number, now: Moment, layout: CrashLayout): void {
    const { plot } = layout;
    const seen = now.phase === 'goingUp' || now.phase === 'squib' ? clamp01((now.elapsedMs - 500) / 700) : 0;
    const span = (plot.bottom - plot.top) / (plot.bottom - plot.headY);
    const reach = (plot.right - plot.left) / (plot.headX - plot.left);
    this.choose(
      this.up,
      1,
      stepFor(now.axes.range, FIT.up),
      now.axes.range * Math.min(1.25, span),
      TIMES_MARK,
      seen > 0,
    );
    this.choose(
      this.across,
      0,
      stepFor(now.axes.seconds, FIT.across),
      now.axes.seconds * reach,
      this.secondsMark,
      seen > 0,
    );
    const fade = approach(ms, this.tuning.fadeMs);
    for (let i = 0; i < SLOTS; i += 1) {
      const u = this.up[i] as Mark;
      this.fade(u, fade, seen);
      if (u.used)
        u.label.position.set(Math.max(8, plot.left - 26 * Math.max(1, layout.unit)), yOf(u.value, now.axes, plot));
      const a = this.across[i] as Mark;
      this.fade(a, fade, seen);
      if (a.used) a.label.position.set(xOf(a.value, now.axes, plot), plot.bottom + 16);
    }
  }

  draw(batch: Quads, now: Moment, { plot, width }: CrashLayout): void {
    const { pen } = batch;
    for (let i = 0; i < SLOTS; i += 1) {
      const mark = this.up[i] as Mark;
      if (!mark.used || mark.alpha < 0.02) continue;
      const y = Math.round(yOf(mark.value, now.axes, plot)) + now.camY * 0.2;
      const alpha = (mark.value === 1 ? 0.3 : 0.13) * mark.label.alpha;
      const from = plot.left;
      const to = Math.min(plot.right, width - 14);
      pen[PEN.y] = y;
      pen[PEN.scaleX] = DASH / this.px.width;
      pen[PEN.scaleY] = 1 / this.px.height;
      pen[PEN.rotation] = 0;
      pen[PEN.alpha] = alpha;
      for (let x = from; x < to; x += GAP) {
        pen[PEN.x] = x;
        batch.put(this.px, 0xffffff, 0);
      }
    }
  }

  /** Marks the multiples of a step; the first one stands at `start` (1x or 0 s). */
  private choose(
    marks: readonly Mark[],
    start: number,
    step: number,
    span: number,
    unit: number,
    shown: boolean,
  ): void {
    for (let i = 0; i < SLOTS; i += 1) (marks[i] as Mark).wanted = false;
    if (!shown) return;
    this.want(marks, start, unit);
    for (let k = 1; k * step + (start > 0 && step >= 2 ? 0 : start) <= start + span + 1e-9 && k < SLOTS; k += 1) {
      // From a step of 2 on the marks are round themselves: 1x, 2x, 4x and not 1x, 3x, 5x.
      const value = k * step + (start > 0 && step >= 2 ? 0 : start);
      if (value - start >= step * 0.45) this.want(marks, Math.round(value * 1e6) / 1e6, unit);
    }
  }

  private want(marks: readonly Mark[], value: number, unit: number): void {
    let free: Mark | null = null;
    for (let i = 0; i < SLOTS; i += 1) {
      const mark = marks[i] as Mark;
      if (mark.used && mark.value === value) {
        mark.wanted = true;
        return;
      }
      if (!mark.used && !free) free = mark;
    }
    if (!free) return;
    free.used = true;
    free.wanted = true;
    free.value = value;
    free.alpha = 0;
    free.label.visible = true;
    free.label.begin();
    putMark(free.label, value, unit);
    free.label.end();
  }

  private fade(mark: Mark, step: number, seen: number): void {
    if (!mark.used) return;
    mark.alpha += ((mark.wanted ? 1 : 0) - mark.alpha) * step;
    mark.label.alpha = mark.alpha * seen * LABEL_ALPHA;
    if (!mark.wanted && mark.alpha < 0.02) {
      mark.used = false;
      mark.label.visible = false;
    }
  }
}
