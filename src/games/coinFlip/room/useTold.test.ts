import { expect, it } from 'vitest';
import { TOSS_MS } from '../../../../machines/coinFlip/machine';
import { roundOf } from '../../../../machines/coinFlip/round.fixture';
import { hiddenMs } from './useTold';

it('says a side once the coin lies, and everything else at once', () => {
  const begun = roundOf('');
  const right = roundOf('h');
  expect(hiddenMs(begun, right)).toBe(TOSS_MS);
  expect(hiddenMs(right, roundOf('h!t'))).toBe(TOSS_MS);
  expect(hiddenMs(null, begun)).toBe(0);
  expect(hiddenMs(null, right)).toBe(0);
  expect(hiddenMs(right, { ...right, status: 'won' })).toBe(0);
  expect(hiddenMs(right, { ...begun, roundId: '8' })).toBe(0);
  expect(hiddenMs(right, null)).toBe(0);
});
