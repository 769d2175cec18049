import { describe, expect, it } from 'vitest';
import type { WingoSelection } from '../../../../contract/wingo';
import { lineOf } from '../../../../machines/wingo/orders';
import type { WingoBet } from '../../../../machines/wingo/types';
import { bookOf, SHOWN_LINES } from '../../../play/pool/book';
import { lineCost, lineReturn, orderBook } from './orders';
import { rp } from '../../../../rules/money.fixture';

const order = (userId: string, select: WingoSelection[], amount: number, more: Partial<WingoBet> = {}): WingoBet => ({
  userId,
  username: userId,
  avatar: '',
  amount: rp(amount),
  select,
  ...more,
});
const crowd = Array.from({ length: 60 }, (_, i) => order(`p${i}`, ['red'], 1_000));

describe('the orders of a phase', () => {
  it('have the own ones first, the same selection and amount merged', () => {
    const bets = [order('a', ['green', 'seven'], 5_000), order('me', ['red'], 1_000), order('me', ['red'], 1_000)];
    const { lines, hidden } = orderBook(bets, 'me', 3);
    expect(lines.map(({ userId, self, times, amount }) => [userId, self, times, amount])).toEqual([
      ['me', true, 2, rp(2_000)],
      ['a', false, 1, rp(5_000)],
    ]);
    expect(hidden).toBe(0);
  });

  it('are cut at fifty lines and the rest is counted', () => {
    const { lines, hidden } = orderBook(crowd, null, 60);
    expect([lines.length, hidden]).toEqual([SHOWN_LINES, 10]);
  });

  it('count people and bots apart, and sum all stakes', () => {
    const bets = [
      order('bot-1', ['red'], 1_000, { bot: true }),
      order('bot-1', ['zero'], 1_000, { bot: true }),
      order('a', ['green', 'seven'], 5_000),
    ];
    expect(bookOf(bets, [], null)).toMatchObject({
      count: 3,
      players: { bets: 1, staked: 1_000_000n },
      bots: { bets: 2, staked: 200_000n },
    });
  });

  it('are counted by the server where it does: a list has only some of them', () => {
    const tally = { users: 700, bots: 14, bets: 880, botBets: 20, staked: rp(12_345_678), botStaked: rp(500_000.5) };
    const book = bookOf(crowd, [], null, tally);
    expect(book).toMatchObject({
      count: 900,
      players: { bets: 880, staked: 1_234_567_800n },
      bots: { bets: 20, staked: 50_000_050n },
    });
    expect(orderBook(crowd, null, book.count).hidden).toBe(900 - SHOWN_LINES);
  });

  it('are settled by the rules', () => {
    const line = lineOf(order('me', ['green', 'three', 'seven'], 10_000, { uuid: 'u1' }), 'me');
    expect(line).toMatchObject({ self: true, bot: false });
    expect([lineCost(line), lineReturn(line, 7), lineReturn(line, 5), lineReturn(line, 2)]).toEqual([
      3_000_000n,
      11_500_000n,
      1_500_000n,
      0n,
    ]);
  });
});
