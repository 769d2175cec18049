import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capProfit,
  capProfits,
  fromRate,
  fromSen,
  isGain,
  MAX_WIRE_SEN,
  MoneyError,
  pay,
  RATE_ONE,
  toRate,
  toSen,
} from './money';

const anySen = fc.bigInt({ min: 0n, max: MAX_WIRE_SEN });
const anyRate = fc.integer({ min: 0, max: 100_000_000 });

const faultOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof MoneyError) return error.fault;
    throw error;
  }
  return undefined;
};

describe('amounts on the wire', () => {
  it('reads rupiah by their decimal text', () => {
    expect(toSen(0)).toBe(0n);
    expect(toSen(-0)).toBe(0n);
    expect(toSen(25_000)).toBe(2_500_000n);
    expect(toSen(1.5)).toBe(150n);
    expect(toSen(1.01)).toBe(101n);
    expect(toSen(4.35)).toBe(435n); // 4.35 * 100 is 434.99999999999994
  });

  it('names every sen by one wire number and back', () => {
    fc.assert(fc.property(anySen, (sen) => toSen(fromSen(sen)) === sen));
    fc.assert(fc.property(anySen, (sen) => toSen(JSON.parse(JSON.stringify(fromSen(sen)))) === sen));
    expect(toSen(fromSen(MAX_WIRE_SEN))).toBe(MAX_WIRE_SEN);
  });

  it('sends a net position with its sign', () => {
    expect(fromSen(-150n)).toBe(-1.5);
  });

  it('refuses what is no amount', () => {
    expect(faultOf(() => toSen(Number.NaN))).toBe('not-finite');
    expect(faultOf(() => toSen(Number.POSITIVE_INFINITY))).toBe('not-finite');
    expect(faultOf(() => toSen(-0.01))).toBe('negative');
    expect(faultOf(() => toSen(1.005))).toBe('decimals');
    expect(faultOf(() => toSen(1e-7))).toBe('decimals');
    expect(faultOf(() => toSen(0.1 + 0.2))).toBe('decimals');
    expect(faultOf(() => toSen(1e13))).toBe('too-big');
    expect(faultOf(() => toSen(1e30))).toBe('too-big');
    expect(faultOf(() => fromSen(MAX_WIRE_SEN + 1n))).toBe('too-big');
    expect(faultOf(() => fromSen(-MAX_WIRE_SEN - 1n))).toBe('too-big');
  });
});

describe('rates on the wire', () => {
  it('reads multipliers with up to four decimals', () => {
    expect(toRate(1.65)).toBe(16_500);
    expect(toRate(1.01)).toBe(10_100);
    expect(toRate(1.0204)).toBe(10_204);
    expect(toRate(10_000)).toBe(100_000_000);
    expect(fromRate(16_500)).toBe(1.65);
  });

  it('names every rate by one wire number and back', () => {
    fc.assert(fc.property(anyRate, (rate) => toRate(fromRate(rate)) === rate));
  });

  it('refuses what is no rate', () => {
    expect(faultOf(() => toRate(1.00001))).toBe('decimals');
    expect(faultOf(() => toRate(-1))).toBe('negative');
    expect(faultOf(() => toRate(1e12))).toBe('too-big');
  });
});

describe('what a stake returns', () => {
  it('pays 1.65 where a float floor would pay 1.64', () => {
    expect(pay(100n, 16_500)).toBe(165n);
    expect(pay(1n, 19_999)).toBe(1n);
  });

  it('is the exact product, rounded down by less than one sen', () => {
    fc.assert(
      fc.property(anySen, anyRate, (stake, rate) => {
        const exact = stake * BigInt(rate);
        const paid = pay(stake, rate) * BigInt(RATE_ONE);
        return paid <= exact && exact - paid < BigInt(RATE_ONE);
      }),
    );
  });

  it('grows with the stake and with the rate', () => {
    fc.assert(fc.property(anySen, anySen, anyRate, (a, b, rate) => a > b || pay(a, rate) <= pay(b, rate)));
    fc.assert(fc.property(anySen, anyRate, anyRate, (stake, a, b) => a > b || pay(stake, a) <= pay(stake, b)));
  });

  it('never pays split bets more than the whole bet', () => {
    fc.assert(fc.property(anySen, anySen, anyRate, (a, b, rate) => pay(a, rate) + pay(b, rate) <= pay(a + b, rate)));
  });

  it('returns the stake itself at 1x and nothing at 0', () => {
    fc.assert(fc.property(anySen, (stake) => pay(stake, RATE_ONE) === stake && pay(stake, 0) === 0n));
  });

  it('refuses a negative stake and a rate that is no whole number', () => {
    expect(faultOf(() => pay(-1n, RATE_ONE))).toBe('negative');
    expect(faultOf(() => pay(1n, -1))).toBe('negative');
    expect(faultOf(() => pay(1n, 1.5))).toBe('not-integer');
    expect(faultOf(() => pay(1n, Number.NaN))).toBe('not-integer');
  });

  it('limits the profit, not the stake', () => {
    expect(capProfit(100n, 1_000n, 500n)).toBe(600n);
    expect(capProfit(100n, 600n, 500n)).toBe(600n);
    expect(capProfit(100n, 40n, 500n)).toBe(40n);
  });

  it('limits the profit of all returns of a round together, in their order', () => {
    expect(capProfits(300n, [500n, 0n, 400n, 100n], 500n)).toEqual([500n, 0n, 300n, 0n]);
    expect(capProfits(300n, [500n, 0n], 500n)).toEqual([500n, 0n]);
    expect(capProfits(100n, [1_000n], 500n)).toEqual([capProfit(100n, 1_000n, 500n)]);
  });

  it('is a gain only above the stake', () => {
    expect(isGain(100n, 101n)).toBe(true);
    expect(isGain(100n, 100n)).toBe(false);
    expect(isGain(100n, 50n)).toBe(false);
  });
});
