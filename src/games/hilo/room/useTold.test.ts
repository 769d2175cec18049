import { expect, test } from 'vitest';
import { TURN_MS } from '../../../../machines/hilo/machine';
import { roundOf } from '../../../../machines/hilo/round.fixture';
import { hiddenMs } from './useTold';

const first = roundOf(['7♥']);
const second = roundOf(['7♥', ['higher', '9♠']]);

test('a card that has just come is face down until it has turned over', () => {
  expect(hiddenMs(null, first)).toBe(TURN_MS);
  expect(hiddenMs(first, second)).toBe(TURN_MS);
  expect(hiddenMs(first, roundOf(['7♥', ['skip', '9♠']]))).toBeGreaterThan(TURN_MS);
});

test('a cash-out, and a round that is gone on with, hide nothing', () => {
  expect(hiddenMs(second, { ...second, status: 'won' })).toBe(0);
  expect(hiddenMs(null, second)).toBe(0);
  expect(hiddenMs(second, null)).toBe(0);
});
