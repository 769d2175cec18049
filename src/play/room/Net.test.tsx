// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rp } from '../../../rules/money.fixture';
import { Net } from './Net';

const said = (stake: number, back: number) => render(<Net stake={rp(stake)} back={rp(back)} />).container.textContent;

it('a list tells a result as its net with its sign, whatever the room', () => {
  expect([said(25_000, 26_750), said(25_000, 0), said(25_000, 10_000), said(25_000, 25_000)]).toEqual([
    '+1.750',
    '-25.000',
    '-15.000',
    '0',
  ]);
  expect([said(25_000, 28_382.5), said(1_000, 12_501_000)]).toEqual(['+3.382,5', '+12,5M']);
});
