import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capped, cappedAt, rateOfCap, returnWith } from './cap';
import { prefixesReaching } from './crash/rtp';
import { PREFIXES } from './fairness/prefix';
import { pay, toRate, toSen } from './money';

const MAX = toSen(1_000_000_000);

describe('the limit of a round’s profit, before the bet', () => {
  it('takes nothing from what stays under it, and nothing at all while it is not known', () => {
    expect(cappedAt(toSen(1_000), toRate(10_000), MAX)).toMatchObject({ capped: false, pays: toSen(10_000_000) });
    expect(cappedAt(toSen(5_000_000), toRate(10_000), 0n)).toMatchObject({ capped: false });
    // To the sen: what reaches the limit exactly is whole.
    expect(capped(toSen(100), toSen(1_000_000_100), MAX).capped).toBe(false);
    expect(capped(toSen(100), toSen(1_000_000_100) + 1n, MAX)).toMatchObject({
      capped: true,
      pays: toSen(1_000_000_100),
    });
  });

  it('leaves a tenth of an auto cash-out at 10.000x with Rp 1.000.000', () => {
    const stake = toSen(1_000_000);
    const rate = toRate(10_000);
    const { pays, capped: held } = cappedAt(stake, rate, MAX);
    expect(held).toBe(true);
    expect(pays).toBe(toSen(1_001_000_000));
    const share = returnWith(prefixesReaching(rate) / PREFIXES, stake, pays);
    expect(share).toBeCloseTo(0.099, 3);
  });

  it('is reached exactly from its rate on', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 14n), (stake, max) => {
        const rate = rateOfCap(stake, max) ?? 0;
        fc.pre(Number.isSafeInteger(rate));
        expect(pay(stake, rate)).toBeGreaterThanOrEqual(stake + max);
        expect(pay(stake, rate - 1)).toBeLessThan(stake + max);
      }),
    );
    expect(rateOfCap(100n, 0n)).toBeNull();
    expect(rateOfCap(0n, 100n)).toBeNull();
  });

  it('never pays more than the whole, nor more than stake and limit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n),
        fc.bigInt(0n, 10n ** 15n),
        fc.bigInt(1n, 10n ** 14n),
        (stake, back, max) => {
          const { pays, whole, capped: held } = capped(stake, back, max);
          expect(whole).toBe(back);
          expect(pays).toBe(back < stake + max ? back : stake + max);
          expect(held).toBe(pays < back);
        },
      ),
    );
  });
});
