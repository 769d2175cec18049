import { expect, it } from 'vitest';
import { overLimit } from '../../../server/engines/kit/amount';
import { errorText } from '../../../contract/errors';
import { createSpeech } from '../../i18n';
import { faultText } from './faultText';

const spoken = createSpeech({ read: () => null, write: () => undefined }).get();

it('says the documented words for an amount outside the limits, the same as the server', () => {
  const { code, params } = overLimit({ min: 100_000n, max: 500_000_000n });
  expect(faultText(spoken, 'bet-range', { min: 1_000, max: 5_000_000 })).toBe(
    'Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR',
  );
  expect(faultText(spoken, 'bet-range', { min: 1_000, max: 5_000_000 })).toBe(errorText(code, 'id', params));
  expect(faultText(spoken, null, { min: 1_000, max: 5_000_000 })).toBeNull();
});
