import type { Sen } from '../../../rules/money';
import { doubled, noStakes, type Stakes, withStake } from './stakes';

/** What a player has set up and not sent, and the steps that led there. Pure: a step back is the last set-up again. */
export interface Slip<P> {
  readonly stakes: Stakes<P>;
  /** The set-ups before this one, the latest last. */
  readonly trail: readonly Stakes<P>[];
}

/** Steps that can be taken back. */
const TRAIL = 40;

export const emptySlip = <P>(): Slip<P> => ({ stakes: noStakes(), trail: [] });

const moved = <P>({ stakes, trail }: Slip<P>, next: Stakes<P>): Slip<P> => ({
  stakes: next,
  trail: [...trail, stakes].slice(-TRAIL),
});

/** So much more on a pool, at most `max` on it by one bet. A tap that changes nothing is no step. */
export function tapped<P>(slip: Slip<P>, pool: P, amount: Sen, max: Sen): Slip<P> {
  const before = slip.stakes.get(pool) ?? 0n;
  const stakes = withStake(slip.stakes, pool, amount);
  const capped = (stakes.get(pool) ?? 0n) > max ? new Map(stakes).set(pool, max) : stakes;
  return capped.get(pool) === before ? slip : moved(slip, capped);
}

/** Twice what is set up; with nothing set up, what already lies on the table once more. */
export function twice<P>(slip: Slip<P>, placed: Stakes<P>): Slip<P> {
  const next = slip.stakes.size > 0 ? doubled(slip.stakes) : placed;
  return next.size === 0 ? slip : moved(slip, next);
}

/** One step back. */
export function undone<P>(slip: Slip<P>): Slip<P> {
  const before = slip.trail.at(-1);
  return before === undefined ? slip : { stakes: before, trail: slip.trail.slice(0, -1) };
}

/** Nothing set up; one step back brings it again. */
export const cleared = <P>(slip: Slip<P>): Slip<P> => (slip.stakes.size === 0 ? slip : moved(slip, noStakes()));

/** These pools were taken by the server: they are no longer set up, and there is no way back to before. */
export function without<P>({ stakes }: Slip<P>, pools: readonly P[]): Slip<P> {
  const left = new Map(stakes);
  for (const pool of pools) left.delete(pool);
  return { stakes: left, trail: [] };
}
