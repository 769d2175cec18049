import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';

const LIMITS = { min: 100_000n, max: 500_000_000n };

describe('a stake', () => {
  it('is whole rupiah within the limits', () => {
    expect(readAmount(1_000, LIMITS)).toEqual({ ok: true, sen: 100_000n });
    expect(readAmount(5_000_000, LIMITS)).toEqual({ ok: true, sen: 500_000_000n });
  });

  it.each([1_000.1, 1_000.01, 25_000.5, 0.5, 5_000_000.99, 1_000.005])(
    'with sen is a wrong amount, 702: %d',
    (wire) => {
      expect(readAmount(wire, LIMITS)).toEqual({ ok: false, refusal: { code: 702 } });
    },
  );

  it.each([0, 999, 5_000_001, 1e20])('outside the limits is 711: %d', (wire) => {
    expect(readAmount(wire, LIMITS)).toMatchObject({ ok: false, refusal: { code: 711 } });
  });
});
