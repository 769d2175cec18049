/**
 * The axes of the flight: time to the right, multiplier upwards, both as long as the flight needs. The curve drawn in them is e^(0.06 t) itself,
 * so a mark, the rocket and somebody's cash-out lie where they belong.
 */
import { GROWTH_PER_MS } from '../../rules/crash/curve';
import { RATE_ONE } from '../../rules/money';
import type { CrashLayout } from './layout';
import type { CrashTuning } from './tuning';

export interface Axes {
  /** Time and multiplier above 1 that lie at the head's resting place. */
  seconds: number;
  range: number;
}

/** How long the axes must be for a flight of `elapsedMs` at `growth`. Writes into `out`. */
export function axesFor(elapsedMs: number, growth: number, tuning: CrashTuning['axes'], out: Axes): Axes {
  out.seconds = Math.max(tuning.seconds, elapsedMs / 1000);
  out.range = Math.max(tuning.range, growth - 1);
  return out;
}

export const xOf = (seconds: number, axes: Axes, plot: CrashLayout['plot']): number =>
  plot.left + (seconds / axes.seconds) * (plot.headX - plot.left);
export const yOf = (growth: number, axes: Axes, plot: CrashLayout['plot']): number =>
  plot.bottom - ((growth - 1) / axes.range) * (plot.bottom - plot.headY);

/** Seconds into the flight at which a rate was reached. @param rate 1/10000 */
export const secondsOf = (rate: number): number => Math.log(Math.max(1, rate / RATE_ONE)) / (GROWTH_PER_MS * 1000);

const STEPS = [1, 2, 5] as const;

/** The round step (1, 2 or 5 times a power of ten) of which at least `fit` fit into `length`: about four marks on an axis. */
export function stepFor(length: number, fit: number): number {
  let power = 10 ** Math.floor(Math.log10(length / fit));
  for (;;) {
    for (const step of STEPS) if (step * power * fit >= length) return step * power;
    power *= 10;
  }
}
