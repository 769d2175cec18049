import type { Stream } from '../../../contract/wire';
import type { Outcome, PoolRules } from '../../engines/pool/types';
import type { FeedName } from '../seeds/store';
import type { RunStart } from './feed';

/**
 * How a room like roulette, dice and dingdong looks from outside: `P` is the wire's name of a pool, `R` what a drawn round came to. Everything else is the
 * same for all of them.
 */
export interface PoolTable<P extends string | number, R> {
  readonly rules: PoolRules;
  /** Who draws, among the hash chains. */
  readonly chain: FeedName;
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

/** The wire's name of a pool. @throws RangeError when there is no such pool */
export function poolAt<P extends string | number, R>({ rules, pools }: PoolTable<P, R>, pool = -1): P {
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
