import { expect, it } from 'vitest';
import { overLimit } from '../../../server/engines/kit/amount';
import { errorText } from '../../../contract/errors';
import { createSpeech, type Spoken } from '../../i18n';
import { faultText } from './auto/faultText';
import { stakeFault, stakeFaultText } from './stakeFault';

/** The documented words as they are, the site's own by their names. */
const spoken: Spoken = {
  ...createSpeech({ read: () => null, write: () => undefined }).get(),
  t: (key, ...params) => JSON.stringify([key, ...params]),
};
const limits = { min: 1_000, max: 5_000_000 };

it('says the documented words for an amount above the limits, the same as the server', () => {
  const { code, params } = overLimit({ min: 100_000n, max: 500_000_000n });
  expect(stakeFaultText(spoken, 'bet-range', limits)).toBe('Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR');
  expect(stakeFaultText(spoken, 'bet-range', limits)).toBe(errorText(code, params));
  expect(stakeFaultText(spoken, null, limits)).toBeNull();
});

it('says of an amount below the limits what the least is, and not that it is too much', () => {
  const fault = (amount: number) => stakeFault({ amount, limits, balance: 10_000_000, setAmount: () => undefined });
  expect([999, 1_000, 5_000_000, 5_000_001].map(fault)).toEqual(['bet-low', null, null, 'bet-range']);
  expect(stakeFaultText(spoken, 'bet-low', limits)).toBe('["fault.least",{"least":"Rp 1.000"}]');
});

it('says the same where the fields are judged by the checks of a run', () => {
  for (const fault of ['bet-low', 'bet-range', 'balance'] as const)
    expect(faultText(spoken, fault, { limits, balance: null, leastRate: null })).toBe(
      stakeFaultText(spoken, fault, limits),
    );
});
