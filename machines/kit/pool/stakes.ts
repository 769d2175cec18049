import { fromSen, toSen } from '../../../rules/money';

/** Rupiah by pool; pools without a stake are absent. */
export type Stakes<P> = ReadonlyMap<P, number>;

/** The same for every pool type: nothing staked. */
export const noStakes = <P>(): Stakes<P> => new Map<P, number>();

/** Both together, rupiah. */
export const add = (a: number, b: number): number => fromSen(toSen(a) + toSen(b));

/** The stakes with so much more on a pool, rupiah. */
export const withStake = <P>(stakes: Stakes<P>, pool: P, amount: number): Stakes<P> =>
  new Map(stakes).set(pool, add(stakes.get(pool) ?? 0, amount));

/** All of both. */
export function joined<P>(a: Stakes<P>, b: Stakes<P>): Stakes<P> {
  let all = a;
  for (const [pool, amount] of b) all = withStake(all, pool, amount);
  return all;
}

/** Each stake twice. */
export const doubled = <P>(stakes: Stakes<P>): Stakes<P> => joined(stakes, stakes);

/** Everything staked, rupiah. */
export const sumOf = <P>(stakes: Stakes<P>): number =>
  fromSen([...stakes.values()].reduce((sum, amount) => sum + toSen(amount), 0n));
