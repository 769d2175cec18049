import { expect, it } from 'vitest';
import { overLimit } from '../../../server/engines/kit/amount';
import { errorText } from '../../../contract/errors';
import { createSpeech } from '../../i18n';
import { faultText } from './auto/faultText';
import { stakeFaultText } from './stakeFault';

const spoken = createSpeech({ read: () => null, write: () => undefined }).get();

it('says the documented words for an amount outside the limits, the same as the server', () => {
  const { code, params } = overLimit({ min: 100_000n, max: 500_000_000n });
  expect(stakeFaultText(spoken, 'bet-range', { min: 1_000, max: 5_000_000 })).toBe(
    'Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR',
  );
  expect(stakeFaultText(spoken, 'bet-range', { min: 1_000, max: 5_000_000 })).toBe(errorText(code, params));
  expect(stakeFaultText(spoken, null, { min: 1_000, max: 5_000_000 })).toBeNull();
  // The rooms with a run judge their fields by the run's checks, and say the same.
  const limits = { min: 1_000, max: 5_000_000 };
  expect(faultText(spoken, 'bet-range', { limits, balance: null, leastRate: null })).toBe(
    stakeFaultText(spoken, 'bet-range', limits),
  );
});
