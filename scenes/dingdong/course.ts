/**
 * The way of the light in one run, by its age: the ring goes dark, the light makes its turns at full speed, then each step takes longer than the
 * one before until it stands on its lamp. Where it is follows from the time alone, so that who joins late sees it where it is.
 */
import { runScore, slowEnds } from './choreography';
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
  readonly score: ReturnType<typeof runScore>;
  private readonly full: number;
  private readonly slow: readonly number[];
  private fast = 1;

  constructor(private readonly tuning: DingdongTuning['ring']) {
    this.score = runScore(tuning);
    this.slow = slowEnds(tuning);
    this.full = tuning.darkMs * COUNT;
    this.standsMs = this.full + tuning.runMs + (this.slow.at(-1) ?? 0);
  }

  /** A run from one lamp to another. */
  begin(start: number, target: number): void {
    this.start = start;
    this.length = this.tuning.turns * COUNT + ((target - start + COUNT) % COUNT);
    this.fast = Math.max(1, this.length - this.slow.length);
  }

  /** @param ms since the light left; beyond its time it stands */
  at(ms: number): void {
    const { score, fast, slow } = this;
    score.seek(ms);
    const { at } = score;
    this.dark = at.dark;
    this.speed = at.speed;
    this.steps = at.slow >= slow.length ? this.length : Math.floor(at.fast * fast) + at.slow;
  }

  /** No run is told: the light stays where it was. */
  rest(): void {
    this.score.seek(0);
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
