import { describe, expect, it } from 'vitest';
import { rp } from '../../../rules/money.fixture';
import { limitsOf } from '../wire';
import { betOf, resultOf, takenOf, updateOf } from './wire';

const bet = { userId: 'a', username: 'Ani', avatar: '', select: 'red', amount: 10_000.1, uuid: 'a1' } as const;

describe('the wire’s rupiah', () => {
  it('become sen in every message, exactly', () => {
    expect(betOf({ ...bet, win: 20_000.2 })).toMatchObject({ amount: rp(10_000.1), win: rp(20_000.2) });
    expect(limitsOf({ min: 1_000, max: 5_000_000 })).toEqual({ min: rp(1_000), max: rp(5_000_000) });
    expect(resultOf({ roundId: '1', IDR: { amount: 0.3, stake: 0.1 } })).toEqual({
      roundId: '1',
      stake: 10n,
      back: 30n,
    });
    expect(takenOf({ roundId: '1', balance: 899_999.99, bet })).toMatchObject({
      balance: 89_999_999n,
      bet: { select: ['red'], amount: rp(10_000.1) },
    });
    const totals = { select: 'red', users: 1, bots: 1, bets: 2, betAmount: 10_500.1, botAmount: 500, isHot: true };
    expect(updateOf({ roundId: '1', bet: [bet], betPool: [totals], players: 2 })).toMatchObject({
      bets: [{ amount: rp(10_000.1) }],
      totals: [{ betAmount: rp(10_500.1), botAmount: rp(500) }],
    });
  });

  it('that nobody told stay untold', () => {
    expect(betOf(bet).win).toBeUndefined();
    expect(takenOf({ roundId: '1' })).toEqual({ roundId: '1', balance: undefined, bet: undefined });
  });
});
