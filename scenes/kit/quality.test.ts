import { expect, test } from 'vitest';
import { resolutionAt } from './quality';

test('fewer device pixels are drawn a level down and a softer rung down, and never fewer than half of those that the art has', () => {
  const phone = [resolutionAt('high', 1, 3), resolutionAt('low', 1, 3), resolutionAt('low', 0.8, 3)];
  expect(phone).toEqual([2, 1.25, 1]);
  expect(resolutionAt('low', 0.66, 3)).toBe(1);
  expect(resolutionAt('low', 0.66, 1)).toBe(0.66);
});
