import type { BetDay, BetRow } from '../../contract/history';
import { type Sen, toSen } from '../../rules/money';
import type { Day, Days } from '../../rules/days';

/** What bets came to. */
export interface Sum {
  readonly bets: number;
  readonly staked: Sen;
  readonly paid: Sen;
  readonly net: Sen;
}

const NONE: Sum = { bets: 0, staked: 0n, paid: 0n, net: 0n };

const sumOf = ({ bets, staked, paid }: BetDay): Sum => ({
  bets,
  staked: toSen(staked),
  paid: toSen(paid),
  net: toSen(paid) - toSen(staked),
});

/** Days' sums by day. */
export const byDay = (list: readonly BetDay[]): ReadonlyMap<Day, Sum> =>
  new Map(list.map((one) => [one.day, sumOf(one)]));

/** What a stretch of days came to, from its days, so that both say the same. */
export function total(sums: ReadonlyMap<Day, Sum>, { from, to }: Days): Sum {
  let all = NONE;
  for (const [day, { bets, staked, paid, net }] of sums)
    if (day >= from && day <= to)
      all = { bets: all.bets + bets, staked: all.staked + staked, paid: all.paid + paid, net: all.net + net };
  return all;
}

/** What a bet came to; null while it is open. */
export const netOf = ({ result, staked, paid }: Pick<BetRow, 'result' | 'staked' | 'paid'>): Sen | null =>
  result === 'open' ? null : toSen(paid) - toSen(staked);
