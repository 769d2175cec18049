import { describe, expect, test } from 'vitest';
import { box, crowded, inside } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { coinFlipLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 740, 64, 320),
  'smallest phone': box(360, 640, 64, 310),
  phone: box(412, 915, 64, 344),
  'landscape phone, canvas beside the panel': box(470, 360, 64),
  tablet: box(768, 1024, 64, 240),
  'desktop stage': box(984, 540),
  'wide desktop stage': box(1500, 620),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, dish, coin, hero, ladder, arrangement } = coinFlipLayout(at);
  const free = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };
  const rungs = {
    x: ladder.x - ladder.width / 2,
    y: ladder.y - ladder.height / 2,
    width: ladder.pitch * (ladder.slots - 1) + ladder.width,
    height: ladder.height,
  };
  const plate = {
    x: dish.x - dish.width / 2,
    y: coin.y - coin.radius * 1.3,
    width: dish.width,
    height: coin.radius * 2.8,
  };

  test('dish and ladder lie inside what the shell leaves free, and apart', () => {
    expect(inside(plate, free)).toBe(true);
    expect(inside(rungs, free)).toBe(true);
    expect(crowded([plate, rungs])).toBe(false);
  });

  test('the rate stands clear of the dish', () => {
    if (arrangement === 'side') expect(hero.x - hero.width / 2).toBeGreaterThanOrEqual(dish.x + dish.width / 2 - 1);
    else expect(hero.y + hero.size * 0.5).toBeLessThanOrEqual(plate.y + 1);
  });

  test('a toss rises as far as the canvas allows, and rungs are wide enough for their rates', () => {
    expect(coin.rise).toBeGreaterThan(coin.radius * 0.6 - 1);
    expect(ladder.pitch).toBeGreaterThanOrEqual(66);
    expect(ladder.slots).toBeGreaterThanOrEqual(3);
  });
});
