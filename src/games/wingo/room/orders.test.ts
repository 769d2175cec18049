import { describe, expect, it } from 'vitest';
import type { WingoOrder, WingoSelection } from '../../../../contract/wingo';
import { lineCost, lineReturn, liveLine, orderBook, SHOWN_LINES } from './orders';

const order = (
  userId: string,
  select: WingoSelection[],
  amount: number,
  more: Partial<WingoOrder> = {},
): WingoOrder => ({
  userId,
  username: userId,
  avatar: '',
  amount,
  model: 1,
  phase: '20261120100001',
  select,
  currency: 'IDR',
  ...more,
});

describe('the orders of a phase', () => {
  it('have the own ones first, the same selection and amount merged', () => {
    const book = orderBook({
      totals: null,
      myOrders: [order('me', ['red'], 1_000), order('me', ['red'], 1_000)],
      orders: [order('a', ['green', 'seven'], 5_000)],
    });
    expect(book.lines.map(({ userId, self, times, amount }) => [userId, self, times, amount])).toEqual([
      ['me', true, 2, 2_000],
      ['a', false, 1, 5_000],
    ]);
  });

  it('count people and bots once, and sum all stakes', () => {
    const orders = [
      order('bot-1', ['red'], 1_000, { bot: true }),
      order('bot-1', ['zero'], 1_000, { bot: true }),
      order('a', ['green', 'seven'], 5_000),
    ];
    expect(orderBook({ totals: null, myOrders: [], orders })).toMatchObject({
      count: 2,
      crowd: 1,
      players: { bets: 1, staked: 1_000_000n },
      bots: { bets: 2, staked: 200_000n },
    });
  });

  it('are cut at fifty lines and the rest is counted', () => {
    const orders = Array.from({ length: 60 }, (_, i) => order(`p${i}`, ['red'], 1_000));
    const book = orderBook({ totals: null, myOrders: [], orders });
    expect([book.lines.length, book.hidden, book.count]).toEqual([SHOWN_LINES, 10, 60]);
    expect(orderBook(null)).toMatchObject({ count: 0, players: { bets: 0, staked: 0n } });
  });

  it('are counted by the server where it does: a list has only some of them', () => {
    const orders = Array.from({ length: 60 }, (_, i) => order(`p${i}`, ['red'], 1_000));
    const totals = { users: 700, bots: 14, orders: 880, botOrders: 20, staked: 12_345_678, botStaked: 500_000.5 };
    expect(orderBook({ totals, myOrders: [], orders })).toMatchObject({
      hidden: 900 - SHOWN_LINES,
      count: 714,
      crowd: 14,
      players: { bets: 880, staked: 1_234_567_800n },
      bots: { bets: 20, staked: 50_000_050n },
    });
  });

  it('are settled by the rules', () => {
    const line = liveLine(order('me', ['green', 'three', 'seven'], 10_000, { uuid: 'u1' }), 'me');
    expect(line).toMatchObject({ key: 'u1', self: true, bot: false });
    expect([lineCost(line), lineReturn(line, 7), lineReturn(line, 5), lineReturn(line, 2)]).toEqual([
      3_000_000n,
      11_500_000n,
      1_500_000n,
      0n,
    ]);
  });
});
