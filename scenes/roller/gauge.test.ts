import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { across, angleOf, down, HALF, onWay, passesLate, valueAt, wayOf } from './gauge';

const value = fc.integer({ min: 0, max: 100_000 });

test('a finger on the scale points to the number that lies there', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 20, max: 400 }), (n, r) => {
      expect(valueAt(across(angleOf(n)) * r, down(angleOf(n)) * r)).toBe(n);
    }),
  );
});

test('under the scale it points to the nearer end', () => {
  expect(valueAt(-5, 90)).toBe(0);
  expect(valueAt(5, 90)).toBe(100_000);
  expect([angleOf(0), angleOf(50_000), angleOf(100_000)]).toEqual([-HALF, 0, HALF]);
});

describe('the needle', () => {
  test('begins where it stood, passes both ends and stops at the result', () => {
    fc.assert(
      fc.property(value, value, (from, to) => {
        const way = wayOf(angleOf(from), angleOf(to));
        expect(onWay(angleOf(from), 0)).toBeCloseTo(angleOf(from));
        expect(onWay(angleOf(from), angleOf(from) + HALF)).toBeCloseTo(-HALF);
        expect(onWay(angleOf(from), angleOf(from) + 3 * HALF)).toBeCloseTo(HALF);
        expect(onWay(angleOf(from), way)).toBeCloseTo(angleOf(to));
      }),
    );
  });

  test('passes a marker late only when it comes back over it at the end', () => {
    expect(passesLate(0, angleOf(64_989), angleOf(65_000), 0.08)).toBe(true);
    expect(passesLate(0, angleOf(64_989), angleOf(95_000), 0.08)).toBe(false);
    expect(passesLate(0, angleOf(65_011), angleOf(65_000), 0.08)).toBe(false);
  });
});
