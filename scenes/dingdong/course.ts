/**
 * The way of the light in one run, by its age: the ring goes dark, the light makes its turns at full speed, then each step takes longer than the
 * one before until it stands on its lamp. Where it is follows from the time alone, so that who joins late sees it where it is.
 */
import { COUNT } from './lamps';
import type { DingdongTuning } from './tuning';

export class Course {
  /** How many lamps behind `start` the light is; whole steps. */
  steps = 0;
  /** 0 it stands, 1 full speed. */
  speed = 0;
  /** How many lamps went dark so far. */
  dark = 0;
  /** Lamps on its way, and where it begins. */
  length = 0;
  start = 0;
  /** When it stands, ms after it left. */
  readonly standsMs: number;
  private readonly full: number;
  /** Ends of the slow steps, ms after full speed. */
  private readonly slow: Float64Array;
  private fast = 1;

  constructor(private readonly tuning: DingdongTuning['ring']) {
    const { slowSteps, slowFirstMs, slowLastMs, darkMs, runMs } = tuning;
    this.slow = new Float64Array(slowSteps);
    let sum = 0;
    for (let i = 0; i < slowSteps; i += 1) {
      sum += slowFirstMs * (slowLastMs / slowFirstMs) ** (i / Math.max(1, slowSteps - 1));
      this.slow[i] = sum;
    }
    this.full = darkMs * COUNT;
    this.standsMs = this.full + runMs + sum;
  }

  /** A run from one lamp to another. */
  begin(start: number, target: number): void {
    this.start = start;
    this.length = this.tuning.turns * COUNT + ((target - start + COUNT) % COUNT);
    this.fast = Math.max(1, this.length - this.slow.length);
  }

  /** @param ms since the light left; beyond its time it stands */
  at(ms: number): void {
    const { tuning, slow, fast, full } = this;
    this.dark = Math.max(0, Math.min(COUNT, ms / Math.max(1, tuning.darkMs)));
    if (ms >= this.standsMs) {
      this.steps = this.length;
      this.speed = 0;
      return;
    }
    const run = ms - full;
    if (run < tuning.runMs) {
      this.steps = run <= 0 ? 0 : Math.floor((run / tuning.runMs) * fast);
      this.speed = run <= 0 ? 0 : Math.min(1, run / 240);
      return;
    }
    let k = 0;
    while (k < slow.length && run - tuning.runMs >= (slow[k] as number)) k += 1;
    this.steps = fast + k;
    this.speed = k >= slow.length ? 0 : (1 - k / slow.length) ** 1.4;
  }

  /** When the light left the lamp `step` of its way, ms after it began. */
  leftAt(step: number): number {
    const { tuning, slow, fast, full } = this;
    if (step < fast) return full + ((step + 1) / fast) * tuning.runMs;
    const k = step - fast;
    return k < slow.length ? full + tuning.runMs + (slow[k] as number) : Number.POSITIVE_INFINITY;
  }

  /** The lamp `step` of its way. */
  lamp(step: number): number {
    return (this.start + step) % COUNT;
  }
}
