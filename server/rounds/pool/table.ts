import type { Stream } from '../../../contract/wire';
import type { Course } from '../../engines/pool/draw';
import type { Outcome, PoolRules } from '../../engines/pool/types';
import type { Revealed } from '../reveal';

/** A run that begins, of a round that is drawn and settled. */
export interface RunStart {
  readonly roundId: string;
  readonly outcome: Outcome;
  readonly course: Course;
  /** Which run of the course. */
  readonly run: number;
  readonly revealed: Revealed;
  readonly publicSeed: string;
  readonly curTime: number;
}

/**
 * How a timed room looks from outside: `P` is the wire's name of a pool, `R` what a drawn round came to. Everything else is the same for
 * all of them.
 */
export interface PoolTable<P extends string | number, R> {
  readonly rules: PoolRules;
  /** The pools by their number. */
  readonly pools: readonly P[];
  readonly streams: { readonly start: Stream; readonly end: Stream; readonly update: Stream; readonly result: Stream };
  /** How much people like each pool: for the house bots. */
  readonly favourites: readonly number[];
  /** Rounds that the room remembers for its strip; one more than it shows where the current one is not among them. */
  readonly historySize: number;
  resultOf(outcome: Outcome): R;
  /** The message of a run that begins. */
  endOf(start: RunStart): object;
  /** What goes with the own result of a round. */
  resultFields(outcome: Outcome): object;
}

/** A table without its types: what does not look at pools or results. */
export type AnyPoolTable = PoolTable<string | number, unknown>;

/** The wire's name of a pool. @throws RangeError when there is no such pool */
export function poolAt<P extends string | number, R>({ rules, pools }: PoolTable<P, R>, pool: number): P {
  const name = pools[pool];
  if (name === undefined) throw new RangeError(`${rules.game} has no pool ${pool}`);
  return name;
}

/** The message of a round's only run: its result in the fields that `resultFields` gives it, and the proof. */
export const wholeEnd = (
  { roundId, course: { stopTime, endTime }, revealed, publicSeed, curTime }: RunStart,
  result: object,
): object => ({
  roundId,
  ...result,
  salt: revealed.serverSeed,
  rand: revealed.digest,
  publicSeed,
  stopTime,
  endTime,
  curTime,
});

/** Outcomes as they are kept in a row. */
export const writeOutcome = (outcome: Outcome): string => outcome.join(',');
export const readOutcome = (text: string): Outcome => text.split(',').map(Number);
