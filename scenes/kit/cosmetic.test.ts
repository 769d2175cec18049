import { expect, test } from 'vitest';
import { Cosmetic } from './cosmetic';
import { qualityBudget } from './quality';

const FRAME_MS = 1000 / 60;
const written = (every: number, frames: number): number => {
  const cosmetic = new Cosmetic();
  return Array.from({ length: frames }, () => cosmetic.due(FRAME_MS, every)).filter(Boolean).length;
};

test('decoration is written in each frame, and on low every other one', () => {
  expect(written(qualityBudget.high.cosmeticMs, 60)).toBe(60);
  expect(written(qualityBudget.medium.cosmeticMs, 60)).toBe(60);
  expect(written(qualityBudget.low.cosmeticMs, 60)).toBe(30);
});

test('a new size is written at once', () => {
  const cosmetic = new Cosmetic();
  cosmetic.due(FRAME_MS, 30);
  expect(cosmetic.due(1, 30)).toBe(false);
  cosmetic.renew();
  expect(cosmetic.due(1, 30)).toBe(true);
});
