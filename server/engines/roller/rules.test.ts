import { describe, expect, it } from 'vitest';
import { PREFIXES } from '../../../rules/fairness/prefix';
import { prefixesFrom, RESULT_MAX, resultOf, returnOf } from '../../../rules/roller/roller';
import { drawsOf, SEN, SETTINGS, STAKE, Table } from '../solo/table.fixture';
import { rollerRules } from './rules';

/** The first digest that rolls a result. */
const digestOf = (result: number): string => (PREFIXES - prefixesFrom(result)).toString(16).padStart(6, '0');
const roll = (result: number, choose: number, isHigher: boolean) =>
  new Table(rollerRules, () => drawsOf([], digestOf(result)), { ...SETTINGS, maxProfit: SEN * 100_000n }).play('ana', {
    type: 'start',
    ask: { choose, isHigher },
    script: null,
    amount: STAKE,
    at: 0,
  });

describe('a roll', () => {
  it('is over as soon as it began', () => {
    expect(roll(70_000, 50_000, true)).toMatchObject({
      moved: true,
      seat: { open: null, seeds: { nonce: 1 } },
      round: {
        status: 'won',
        rate: 19_800,
        paid: 1_980_000n,
        board: { result: 70_000, choose: 50_000, isHigher: true },
      },
    });
    expect(roll(70_000, 50_000, false)).toMatchObject({
      moved: true,
      seat: { open: null },
      round: { status: 'lost', rate: 0, paid: 0n },
    });
    expect(roll(50_000, 50_000, true)).toMatchObject({ round: { status: 'lost' } });
  });

  it.each([
    [0, false],
    [9, false],
    [98_020, false],
    [100_000, true],
    [1.5, true],
    [-1, true],
    [Number.NaN, true],
  ])('on %d (higher: %s) is refused', (choose, isHigher) => {
    expect(roll(1, choose, isHigher)).toEqual({ code: 3 });
  });
});

describe('over every result, as often as it comes', () => {
  it.each([
    [98_019, false],
    [99_990, true],
  ])('the choice %d (higher: %s) returns what the rules say', (choose, isHigher) => {
    let paid = 0;
    for (let result = 0; result <= RESULT_MAX; result += 1) {
      const prefixes = prefixesFrom(result) - (result === RESULT_MAX ? 0 : prefixesFrom(result + 1));
      const board = rollerRules.deal({ choose, isHigher }, drawsOf([], digestOf(result)));
      if (board.result !== result || resultOf(digestOf(result)) !== result)
        throw new Error(`${result} is not what was rolled`);
      const stand = rollerRules.stand(board);
      if (stand.status === 'won') paid += prefixes * stand.rate;
    }
    expect(paid / PREFIXES / 10_000).toBeCloseTo(returnOf({ choose, isHigher }) ?? 0, 12);
  });
});
