import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIX_MAX } from '../fairness/prefix';
import { RATE_ONE } from '../money';
import { multiplierAt, timeAt } from './curve';
import { autoPays, isAutoRate, manualRate } from './payout';
import { TARGET_MAX, targetOf } from './target';

const anyTarget = fc.integer({ min: 0, max: PREFIX_MAX }).map(targetOf);
const anyMs = fc.integer({ min: 0, max: 160_000 });

describe('an auto cash-out', () => {
  it('may be asked for from 1.01x to 10000.00x', () => {
    expect(isAutoRate(10_000)).toBe(false);
    expect(isAutoRate(10_100)).toBe(true);
    expect(isAutoRate(TARGET_MAX)).toBe(true);
    expect(isAutoRate(TARGET_MAX + 1)).toBe(false);
    expect(isAutoRate(Number.NaN)).toBe(false);
  });

  it('is paid when its rate is at most the target', () => {
    expect(autoPays(20_000, 20_000)).toBe(true);
    expect(autoPays(19_900, 20_000)).toBe(true);
    expect(autoPays(20_100, 20_000)).toBe(false);
  });

  it('is due no later than the crash', () => {
    fc.assert(
      fc.property(anyTarget, anyTarget, (rate, target) => !autoPays(rate, target) || timeAt(rate) <= timeAt(target)),
    );
  });
});

describe('a manual cash-out', () => {
  it('is paid the multiplier at its receipt', () => {
    expect(manualRate(0, 20_000)).toBe(RATE_ONE);
    expect(manualRate(1_000, 20_000)).toBe(10_600);
    expect(manualRate(11_552, 20_000)).toBe(19_900);
  });

  it('fails from the millisecond of the crash on', () => {
    expect(manualRate(11_553, 20_000)).toBeNull();
    expect(manualRate(60_000, 20_000)).toBeNull();
    expect(manualRate(0, RATE_ONE)).toBeNull();
  });

  it('pays what was shown then, always below the target', () => {
    fc.assert(
      fc.property(anyTarget, anyMs, (target, ms) => {
        const rate = manualRate(ms, target);
        expect(rate === null).toBe(ms >= timeAt(target));
        if (rate === null) return;
        expect(rate).toBe(multiplierAt(ms));
        expect(rate).toBeLessThan(target);
      }),
    );
  });
});
