// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rp } from '../../../rules/money.fixture';
import { Sum } from './Sum';

const said = (amount: number, rate: number, winAmount: number) =>
  render(<Sum round={{ amount: rp(amount), rate, winAmount: rp(winAmount) }} />).container.textContent;

it('a payment is reckoned with all decimals of its multiplier', () => {
  expect(said(25_000, 1.1353, 28_382.5)).toBe('Rp 25.000 × 1,1353 = Rp 28.382,5');
  expect(said(25_000, 0, 0)).toBe('');
  // Cut by the limit of a profit: the sum would not be true.
  expect(said(5_000_000, 9_900, 1_005_000_000)).toBe('');
});
