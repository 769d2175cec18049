import { describe, expect, it } from 'vitest';
import { betOf, ME, totals } from '../../../machines/kit/pool/room.fixture';
import { backsOf, bookOf, SHOWN_LINES } from './book';
import { rp } from '../../../rules/money.fixture';

describe('the bets of a round', () => {
  it('list the player’s own first, count and sum are the server’s', () => {
    const bets = [betOf('a', 'red', 1_000), betOf(ME, 'blue', 5_000)];
    const book = bookOf(bets, totals({ red: 1_000, blue: 5_000 }), ME);
    expect(book.lines.map(({ userId }) => userId)).toEqual([ME, 'a']);
    expect(book).toMatchObject({ hidden: 0, count: 2, players: { bets: 2, staked: 600_000n } });
  });

  it('tells house bots apart, in bets as in money', () => {
    const [red, black, blue] = totals({ red: 9_000 });
    const sums = [
      { ...red!, bets: 3, bots: 2, botAmount: rp(8_000) },
      black!,
      { ...blue!, bets: 1, bots: 1, betAmount: rp(500), botAmount: rp(500) },
    ];
    expect(bookOf([], sums, ME)).toMatchObject({
      players: { bets: 1, staked: 100_000n },
      bots: { bets: 3, staked: 850_000n },
    });
  });

  it('beyond fifty lines only count', () => {
    const bets = Array.from({ length: 60 }, (_, i) => betOf(`u${i}`, 'red', 1_000));
    expect(bookOf(bets, totals({ red: 60_000 }), null)).toMatchObject({ hidden: 60 - SHOWN_LINES, count: 60 });
  });
});

describe('what came back', () => {
  const rateOf = (pool: string | number): number => (pool === 'black' ? 140_000 : 0);
  const backs = (bets: Parameters<typeof backsOf>[0], maxProfit: number): unknown => [
    ...backsOf(bets, rateOf, rp(maxProfit)).values(),
  ];

  it('is each bet by its rate, a player’s together within what the round may pay, the newest first', () => {
    const bets = [
      betOf('a', 'black', 10_000, '3'),
      betOf('a', 'red', 10_000, '2'),
      betOf('b', 'black', 1_000, 'b'),
      betOf('a', 'black', 10_000, '1'),
    ];
    expect(backs(bets, 1_000_000)).toEqual([14_000_000n, 0n, 14_000_000n, 1_400_000n]);
    expect(backs(bets, 200_000)).toEqual([14_000_000n, 0n, 9_000_000n, 1_400_000n]);
  });

  it('is what the server told, where it did', () => {
    expect(backs([{ ...betOf('a', 'black', 10_000), win: rp(12_345) }], 1_000_000)).toEqual([1_234_500n]);
  });
});
