import { describe, expect, it } from 'vitest';
import { FRUIT_MAX_MULTIPLIER } from '../../contract/constants';
import { fromRate } from '../money';
import { PAYOUTS, returnOf, rtp, runRing, SELECTIONS, stopOf, WEIGHT_SUM, WEIGHTS } from './ring';

const floatAt = (weight: number): number => (weight + 0.5) / WEIGHT_SUM;

describe('the ring', () => {
  it('returns up to 20 times the stake', () => {
    expect(Math.max(...SELECTIONS.map((selection) => fromRate(PAYOUTS[selection])))).toBe(FRUIT_MAX_MULTIPLIER);
  });

  it('has whole weights: AGAIN one in 25, the selections proportional to 1 / multiplier', () => {
    expect(WEIGHT_SUM).toBe(3_175);
    expect(WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0)).toBe(WEIGHT_SUM);
    const weights = new Map(WEIGHTS);
    expect(weights.get('AGAIN')).toBe(WEIGHT_SUM / 25);
    const products = SELECTIONS.map((selection) => (weights.get(selection) ?? 0) * PAYOUTS[selection]);
    expect(new Set(products).size).toBe(1);
  });

  it('stops where the float lies among the weights', () => {
    expect(stopOf(0)).toBe('CHERRY');
    expect(stopOf(floatAt(959))).toBe('CHERRY');
    expect(stopOf(floatAt(960))).toBe('APPLE');
    expect(stopOf(floatAt(3_047))).toBe('DING');
    expect(stopOf(floatAt(3_048))).toBe('AGAIN');
    expect(stopOf(1 - 2 ** -32)).toBe('AGAIN');
    expect(() => stopOf(1)).toThrow(RangeError);
  });

  it('runs again on AGAIN until a selection is paid', () => {
    expect(runRing([0.999, 0.99, 0, 0.5].values())).toEqual(['AGAIN', 'AGAIN', 'CHERRY']);
    expect(runRing([0, 0.999].values())).toEqual(['CHERRY']);
  });

  it('gives back 120 of 127 on every selection', () => {
    for (const selection of SELECTIONS) expect(returnOf(selection)).toBeCloseTo(120 / 127, 12);
    expect(rtp()).toBeCloseTo(120 / 127, 12);
  });
});
