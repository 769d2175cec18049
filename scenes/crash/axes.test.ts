import { describe, expect, test } from 'vitest';
import { growthAt, timeAt } from '../../rules/crash/curve';
import { axesFor, secondsOf, stepFor, xOf, yOf } from './axes';
import { crashLayout } from './layout';
import { tuning } from './tuning';

const { plot } = crashLayout({ width: 412, height: 915, inset: { top: 100, right: 0, bottom: 281, left: 0 } });
const at = (ms: number) => axesFor(ms, growthAt(ms), tuning.axes, { seconds: 0, range: 0 });

describe('the axes follow e^(0.06 t)', () => {
  test('the flight starts at 0 s and 1x in the corner', () => {
    expect(xOf(0, at(0), plot)).toBe(plot.left);
    expect(yOf(1, at(0), plot)).toBe(plot.bottom);
  });

  test('once the axes are full the head rests at its place, however long it flies', () => {
    for (const ms of [12_000, 40_000, 153_000]) {
      expect(xOf(ms / 1000, at(ms), plot)).toBeCloseTo(plot.headX);
      expect(yOf(growthAt(ms), at(ms), plot)).toBeCloseTo(plot.headY);
    }
  });

  test('the head never moves back while the flight goes on', () => {
    let x = 0;
    let y = Infinity;
    for (let ms = 0; ms < 30_000; ms += 50) {
      const axes = at(ms);
      expect(xOf(ms / 1000, axes, plot)).toBeGreaterThanOrEqual(x - 1e-6);
      expect(yOf(growthAt(ms), axes, plot)).toBeLessThanOrEqual(y + 1e-6);
      x = xOf(ms / 1000, axes, plot);
      y = yOf(growthAt(ms), axes, plot);
    }
  });

  test('a cash-out lies at the moment when its rate was reached', () => {
    for (const rate of [12_000, 35_800, 164_700]) expect(secondsOf(rate) * 1000 - timeAt(rate)).toBeLessThan(1);
  });
});

test('marks step by 1, 2 or 5 times a power of ten', () => {
  expect(stepFor(0.5, 4)).toBeCloseTo(0.2);
  expect(stepFor(8, 4)).toBe(2);
  expect(stepFor(11, 4)).toBe(5);
  expect(stepFor(60, 6)).toBe(10);
  expect(stepFor(9999, 4)).toBe(5000);
});
