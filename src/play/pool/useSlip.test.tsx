// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rp } from '../../../rules/money.fixture';
import { showRoom } from './shown.fixture';
import { useSlip } from './useSlip';

afterEach(cleanup);

const Fault = () => <output>{useSlip().fault ?? 'none'}</output>;
const fault = () => screen.getByRole('status').textContent;

test('an amount outside the limits is told before anything is chosen, and keeps back no stakes that are fine', async () => {
  const { send } = await showRoom(<Fault />);
  send({ type: 'amount.set', amount: rp(999) });
  expect(fault()).toBe('bet-low');
  send({ type: 'amount.set', amount: rp(5_000_001) });
  expect(fault()).toBe('bet-range');

  send({ type: 'amount.set', amount: rp(1_000) });
  expect(fault()).toBe('none');
  send({ type: 'slip.tap', pool: 'GRAPE' });
  send({ type: 'amount.set', amount: rp(999) });
  expect(fault()).toBe('none');
  send({ type: 'slip.tap', pool: 'DING' });
  expect(fault()).toBe('bet-low');
});
