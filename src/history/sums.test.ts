import { expect, it } from 'vitest';
import type { BetRow } from '../../contract/history';
import { daysOf } from './DayList';
import { byDay, netOf, total } from './sums';

const bet = (id: string, placedAt: string, rest: Partial<BetRow> = {}): BetRow => ({
  id,
  game: 'crash',
  roundId: '1',
  choice: [],
  placedAt: Date.parse(placedAt),
  staked: 10_000,
  paid: 0,
  result: 'lost',
  ...rest,
});

it('bets stand under their days in Jakarta, each day once', () => {
  const days = daysOf(
    [
      [bet('d', '2026-11-20T05:00:00Z'), bet('c', '2026-11-19T17:00:00Z')],
      [bet('b', '2026-11-19T17:00:00Z'), bet('a', '2026-11-19T16:59:59Z')],
    ],
    ({ placedAt }) => placedAt,
  );
  expect(days).toEqual([
    { key: '2026-11-20', from: 0 },
    { key: '2026-11-19', from: 3 },
  ]);
});

it('a stretch comes to the sum of its days, to the sen', () => {
  const sums = byDay([
    { day: '2026-11-20', bets: 2, staked: 20_000, paid: 10_000.01 },
    { day: '2026-11-19', bets: 1, staked: 5_000, paid: 9_999.99 },
    { day: '2026-11-01', bets: 1, staked: 1_000, paid: 0 },
  ]);
  expect(total(sums, { from: '2026-11-19', to: '2026-11-20' })).toEqual({
    bets: 3,
    staked: 2_500_000n,
    paid: 2_000_000n,
    net: -500_000n,
  });
  expect(total(sums, { from: '2026-12-01', to: '2026-12-31' }).bets).toBe(0);
});

it('an open bet has no net yet', () => {
  expect(netOf(bet('a', '2026-11-20T05:00:00Z', { result: 'open' }))).toBeNull();
  expect(netOf(bet('a', '2026-11-20T05:00:00Z', { result: 'won', paid: 17_400 }))).toBe(740_000n);
});
