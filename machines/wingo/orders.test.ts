import { describe, expect, it } from 'vitest';
import { withBets } from '../kit/pool/bets';
import { noStakes, sumOf } from '../kit/pool/stakes';
import type { WingoOrder } from '../../contract/wingo';
import { inBoardOrder, orderLines } from './orders';
import { orderOf } from './room.fixture';
import { betOf } from './wire';
import { rp } from '../../rules/money.fixture';

const lines = (...orders: WingoOrder[]) => orderLines(orders.map(betOf), 'me');

describe('the lobby-style order list', () => {
  it("puts the player's own bets first, marked as self", () => {
    const list = lines(orderOf('a', ['green'], 9_000), orderOf('me', ['red'], 1_000), orderOf('b', ['one'], 2_000));
    expect(list.map(({ userId, self }) => [userId, self])).toEqual([
      ['me', true],
      ['a', false],
      ['b', false],
    ]);
  });

  it('merges entries with the same selection and amount', () => {
    const list = lines(
      orderOf('me', ['red', 'one'], 1_000),
      orderOf('me', ['one', 'red'], 1_000),
      orderOf('me', ['red'], 1_000),
      orderOf('me', ['red', 'one'], 500),
    );
    expect(list.map(({ select, amount, times }) => [select.join('+'), amount, times])).toEqual([
      ['one+red', rp(2_000), 2],
      ['red', rp(1_000), 1],
      ['one+red', rp(500), 1],
    ]);
  });

  it('does not merge what different players bet', () => {
    expect(lines(orderOf('a', ['red'], 1_000), orderOf('b', ['red'], 1_000))).toHaveLength(2);
  });

  it('adds amounts without float errors', () => {
    const tenth = orderOf('me', ['red'], 0.1);
    expect(lines(tenth, tenth, tenth)[0]?.amount).toBe(rp(0.3));
  });
});

describe('orders', () => {
  it('stake their amount on each selection', () => {
    const orders = [orderOf('me', ['red', 'one'], 1_000), orderOf('me', ['red'], 500)];
    const stakes = withBets(noStakes(), orders.map(betOf));
    expect([...stakes]).toEqual([
      ['red', rp(1_500)],
      ['one', rp(1_000)],
    ]);
    expect(sumOf(stakes)).toBe(rp(2_500));
  });

  it('name their selections in the order of the board', () => {
    expect(inBoardOrder(['red', 'nine', 'zero', 'green'])).toEqual(['zero', 'nine', 'green', 'red']);
  });
});
