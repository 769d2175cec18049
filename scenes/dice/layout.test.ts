import { describe, expect, test } from 'vitest';
import type { Rect } from '../kit/layout';
import { box, crowded, inside } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { diceLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 500, 64, 52),
  'smallest phone': box(320, 400, 64, 52),
  phone: box(412, 675, 64, 54),
  'landscape phone': box(567, 412, 60),
  'landscape phone, low': box(420, 360, 56),
  tablet: box(768, 1024, 64, 250),
  'desktop stage': box(984, 540, 12, 12),
  'low desktop stage': box(700, 516, 12, 12),
  'wide desktop stage': box(1500, 620, 12, 12),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, pools, sheet, tray, hero, history, spots, ring, pill } = diceLayout(at);
  const free: Rect = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };

  test('six pools lie inside what the shell leaves free and on the sheet, large enough to be touched', () => {
    expect(pools.map(({ pool }) => pool)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const pool of pools) {
      expect(inside(pool, free)).toBe(true);
      expect(inside(pool, sheet)).toBe(true);
      expect(Math.min(pool.width, pool.height)).toBeGreaterThanOrEqual(44);
    }
    expect(crowded(pools)).toBe(false);
  });

  test('the tray and what lies in it stand over or beside the sheet', () => {
    const around = { x: tray.x - tray.width / 2, y: tray.y - tray.height / 2, width: tray.width, height: tray.height };
    expect(around.y).toBeGreaterThanOrEqual(history.y);
    expect(around.y + around.height).toBeLessThanOrEqual(hero.y + hero.height + 8);
    for (const { x, y, size } of spots)
      expect(inside({ x: x - size * 0.4, y: y - size * 0.4, width: size * 0.8, height: size * 0.8 }, around)).toBe(
        true,
      );
    expect(
      inside(
        { x: ring.x - ring.radius, y: ring.y - ring.radius, width: ring.radius * 2, height: ring.radius * 2 },
        around,
      ),
    ).toBe(true);
    expect(pill.y).toBeLessThan(hero.y + hero.height);
  });

  test('the results fit side by side', () => {
    expect(history.count).toBeGreaterThanOrEqual(3);
    expect(history.count).toBeLessThanOrEqual(8);
    expect(history.width).toBeGreaterThanOrEqual(40.5);
    expect(history.x + history.pitch * (history.count - 1) + history.width).toBeLessThanOrEqual(safe.right);
  });
});
