// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cappedAt } from '../../../rules/cap';
import { toRate, toSen } from '../../../rules/money';
import { CapNote } from './CapNote';

afterEach(cleanup);
const MAX = toSen(1_000_000_000);

// Nobody brought the room's words: keys stand in their place.
it('says nothing about a choice that is paid in full', () => {
  const staked = toSen(10_000);
  const { container } = render(<CapNote staked={staked} cap={cappedAt(staked, toRate(10_000), MAX)} chance={0.5} />);
  expect(container.textContent).toBe('');
});

it('says of one that is cut short what is paid at most, where it ends and what comes back on average', () => {
  const staked = toSen(1_000_000);
  const cap = cappedAt(staked, toRate(10_000), MAX);
  render(<CapNote staked={staked} cap={cap} chance={0.0001} at="di sini" />);
  expect(screen.getByText(/cap\.reached/).textContent).toBe('cap.reached di sini cap.return');
});
