import { NUMBERS } from './options';

/** Statistics over the last draws of a model; every array has ten entries, one a number. */
export interface Trend {
  /** Draws since the number last came: 0 when it was the latest, all of them when it never came. */
  readonly missing: number[];
  /**
   * The mean length of its absences: the draws without the number, shared out over the stretches before, between and after its
   * appearances (one more than it came), rounded to two decimals.
   */
  readonly avgMissing: number[];
  /** How often it came. */
  readonly frequency: number[];
  /** The longest run of draws in a row that all brought it. */
  readonly maxContinued: number[];
}

const zeros = (): number[] => new Array<number>(NUMBERS).fill(0);

/**
 * Counts the statistics of a list of draws. They describe the past: no draw depends on another.
 * @param results numbers 0 to 9, **newest first**, as histories are sent
 * @throws RangeError for anything that is no number of the game
 */
export function trend(results: readonly number[]): Trend {
  const missing = new Array<number>(NUMBERS).fill(results.length);
  const frequency = zeros();
  const maxContinued = zeros();
  let run = 0;
  results.forEach((number, ago) => {
    const count = frequency[number];
    if (count === undefined) throw new RangeError(`not drawn by this game: ${number}`);
    frequency[number] = count + 1;
    if (count === 0) missing[number] = ago;
    run = number === results[ago - 1] ? run + 1 : 1;
    maxContinued[number] = Math.max(maxContinued[number] ?? 0, run);
  });
  const avgMissing = frequency.map((count) => Math.round(((results.length - count) / (count + 1)) * 100) / 100);
  return { missing, avgMissing, frequency, maxContinued };
}
