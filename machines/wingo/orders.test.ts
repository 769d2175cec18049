import { describe, expect, it } from 'vitest';
import { MAX_BETS, withFresh } from '../kit/fresh';
import { costOf, inBoardOrder, orderLines, parted, stakesOf } from './orders';
import { orderOf } from './room.fixture';

describe('the lobby-style order list', () => {
  it("puts the player's own bets first, marked as self", () => {
    const lines = orderLines(
      [orderOf('me', ['red'], 1_000)],
      [orderOf('a', ['green'], 9_000), orderOf('b', ['one'], 2_000)],
    );
    expect(lines.map(({ userId, self }) => [userId, self])).toEqual([
      ['me', true],
      ['a', false],
      ['b', false],
    ]);
  });

  it('merges entries with the same selection and amount', () => {
    const mine = [
      orderOf('me', ['red', 'one'], 1_000),
      orderOf('me', ['one', 'red'], 1_000),
      orderOf('me', ['red'], 1_000),
      orderOf('me', ['red', 'one'], 500),
    ];
    expect(orderLines(mine, []).map(({ select, amount, times }) => [select.join('+'), amount, times])).toEqual([
      ['one+red', 2_000, 2],
      ['red', 1_000, 1],
      ['one+red', 500, 1],
    ]);
  });

  it('does not merge what different players bet', () => {
    expect(orderLines([], [orderOf('a', ['red'], 1_000), orderOf('b', ['red'], 1_000)])).toHaveLength(2);
  });

  it('adds amounts without float errors', () => {
    expect(
      orderLines([orderOf('me', ['red'], 0.1), orderOf('me', ['red'], 0.1), orderOf('me', ['red'], 0.1)], [])[0]
        ?.amount,
    ).toBe(0.3);
  });
});

describe('orders', () => {
  it('are taken once by their id, newest first, and not without end', () => {
    const one = orderOf('a', ['red'], 1, { uuid: '1' });
    const two = orderOf('a', ['red'], 2, { uuid: '2' });
    expect(withFresh([one], [two, one])).toEqual([two, one]);
    expect(withFresh([one], [one])).toEqual([one]);
    expect(
      withFresh(
        [],
        Array.from({ length: 500 }, () => orderOf('a', ['red'], 1)),
      ),
    ).toHaveLength(MAX_BETS);
  });

  it('are parted into own and others; a guest has none', () => {
    const orders = [orderOf('me', ['red'], 1), orderOf('a', ['red'], 1)];
    expect(parted(orders, 'me')).toEqual({ mine: [orders[0]], others: [orders[1]] });
    expect(parted(orders, null).mine).toEqual([]);
  });

  it('stake their amount on each selection', () => {
    const orders = [orderOf('me', ['red', 'one'], 1_000), orderOf('me', ['red'], 500)];
    expect([...stakesOf(orders)]).toEqual([
      ['red', 1_500],
      ['one', 1_000],
    ]);
    expect(costOf(orders)).toBe(2_500);
  });

  it('name their selections in the order of the board', () => {
    expect(inBoardOrder(['red', 'nine', 'zero', 'green'])).toEqual(['zero', 'nine', 'green', 'red']);
  });
});
