import type { Sen } from '../../../rules/money';

/** Sen by pool; pools without a stake are absent. */
export type Stakes<P> = ReadonlyMap<P, Sen>;

/** The same for every pool type: nothing staked. */
export const noStakes = <P>(): Stakes<P> => new Map<P, Sen>();

/** The stakes with so much more on a pool. */
export const withStake = <P>(stakes: Stakes<P>, pool: P, amount: Sen): Stakes<P> =>
  new Map(stakes).set(pool, (stakes.get(pool) ?? 0n) + amount);

/** All of both. */
export function joined<P>(a: Stakes<P>, b: Stakes<P>): Stakes<P> {
  let all = a;
  for (const [pool, amount] of b) all = withStake(all, pool, amount);
  return all;
}

/** Each stake twice. */
export const doubled = <P>(stakes: Stakes<P>): Stakes<P> => joined(stakes, stakes);

/** Everything staked. */
export const sumOf = <P>(stakes: Stakes<P>): Sen => [...stakes.values()].reduce((sum, amount) => sum + amount, 0n);
