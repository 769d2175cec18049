// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sum } from './Sum';

const said = (round: { amount: number; rate: number; winAmount: number }) =>
  render(<Sum round={round} />).container.textContent;

it('a payment is reckoned with all decimals of its multiplier', () => {
  expect(said({ amount: 25_000, rate: 1.1353, winAmount: 28_382.5 })).toBe('Rp 25.000 × 1,1353 = Rp 28.382,5');
  expect(said({ amount: 25_000, rate: 0, winAmount: 0 })).toBe('');
  // Cut by the limit of a profit: the sum would not be true.
  expect(said({ amount: 5_000_000, rate: 9_900, winAmount: 1_005_000_000 })).toBe('');
});
