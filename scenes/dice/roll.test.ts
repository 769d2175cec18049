import { describe, expect, test } from 'vitest';
import { bezier } from '../kit/ease';
import { COMPOSED_MS, lastRest, OWN_TO, PICTURES, roll, tumble } from './roll';
import { tuning } from './tuning';

const ease = bezier(tuning.throw.along);
const at = (ms: number, die = 0) => ({ ...roll(tumble(), ms, die, tuning.throw, ease) });

describe('the way of a die', () => {
  test('is over before the wire’s time is', () => {
    expect(lastRest(tuning.throw)).toBeLessThan(COMPOSED_MS);
    for (const die of [0, 1, 2])
      expect(at(COMPOSED_MS, die)).toMatchObject({ along: 1, height: 0, moving: false, rock: 0, contacts: 3 });
  });

  test('begins held at the edge, one die after the other', () => {
    expect(at(tuning.throw.rattleMs)).toMatchObject({ along: 0, contacts: 0, height: tuning.throw.fallPx });
    expect(at(tuning.throw.rattleMs + 80, 0).along).toBeGreaterThan(at(tuning.throw.rattleMs + 80, 1).along);
  });

  test('goes on without a jump, never under the felt, and meets it three times', () => {
    let before = at(0);
    for (let ms = 4; ms <= COMPOSED_MS; ms += 4) {
      const now = at(ms);
      expect(now.along).toBeGreaterThanOrEqual(before.along);
      expect(Math.abs(now.along - before.along)).toBeLessThan(0.04);
      expect(now.height).toBeGreaterThanOrEqual(0);
      expect(Math.abs(now.height - before.height)).toBeLessThan(6);
      expect(now.contacts - before.contacts).toBeLessThanOrEqual(1);
      expect(now.picture).toBeGreaterThanOrEqual(before.picture);
      before = now;
    }
    expect(before.contacts).toBe(3);
  });

  test('shows its face before it lies still', () => {
    const shows = Array.from({ length: COMPOSED_MS }, (_, ms) => ms).find((ms) => at(ms).picture > OWN_TO) ?? 0;
    expect(shows).toBeLessThan(tuning.throw.rattleMs + tuning.throw.pathMs);
    expect(at(shows).picture).toBeLessThanOrEqual(PICTURES);
  });
});
