/** What lies on a pool; `amount` in sen or in rupiah. */
interface PoolSum<N extends number | bigint> {
  readonly bets: number;
  readonly amount: N;
}

/**
 * The hot pool (second document, sections 3 and 4): the one with the most bets; with as many, the one with more money on it, then the first.
 * @returns its place among the pools, -1 while nobody has bet
 */
export function hottest<N extends number | bigint>(pools: readonly PoolSum<N>[]): number {
  let hot = -1;
  pools.forEach(({ bets, amount }, i) => {
    const best = pools[hot];
    if (bets > 0 && (best === undefined || bets > best.bets || (bets === best.bets && amount > best.amount))) hot = i;
  });
  return hot;
}
