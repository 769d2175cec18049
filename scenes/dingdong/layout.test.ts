import { describe, expect, test } from 'vitest';
import type { Rect } from '../kit/layout';
import { box, crowded, inside, overlap } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { dingdongLayout, HISTORY_SLOTS, POOL_WHOLE } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'low phone': box(360, 495, 60, 52),
  'phone on its side': box(496, 390, 58),
  'small phone': box(360, 740, 64, 226),
  phone: box(412, 915, 64, 231),
  'phone, tall panel': box(412, 915, 114, 269),
  'landscape phone, canvas beside the panel': box(392, 360, 64),
  'landscape phone, canvas under the panel': box(740, 360, 64, 0, 348),
  tablet: box(768, 1024, 64, 250),
  'desktop stage': box(984, 540),
  'low desktop stage': box(700, 516),
  'wide desktop stage': box(1500, 620),
  'desktop, panels over it': box(1440, 900, 72, 310, 368, 88),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, cabinet, lamps, window, pools, sheet, history } = dingdongLayout(at);
  const free: Rect = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };

  test('eight pools lie inside what the shell leaves free and on the sheet, can be touched, and do not overlap', () => {
    expect(pools.map(({ select }) => select)).toEqual([
      'CHERRY',
      'APPLE',
      'MANGO',
      'BAMBOO',
      'GRAPE',
      'STAR',
      'DING',
      'AGAIN',
    ]);
    for (const pool of pools) {
      expect(inside(pool, free), pool.select).toBe(true);
      expect(inside(pool, sheet), pool.select).toBe(true);
      expect(pool.width).toBeGreaterThanOrEqual(44);
      expect(pool.height).toBeGreaterThanOrEqual(43.9);
    }
    expect(crowded(pools)).toBe(false);
  });

  test('the lamps lie in the cabinet around the window, and nothing of it lies on the pools', () => {
    for (const lamp of lamps) {
      expect(inside(lamp, cabinet)).toBe(true);
      expect(overlap(lamp, window)).toBe(false);
    }
    expect(inside(window, cabinet)).toBe(true);
    expect(inside(cabinet, free, 1)).toBe(true);
    for (const pool of pools) expect(overlap(pool, cabinet), pool.select).toBe(false);
  });

  test('the history lies over the cabinet', () => {
    const strip = {
      x: history.x,
      y: history.y,
      width: history.pitch * (HISTORY_SLOTS - 1) + history.width,
      height: history.height,
    };
    expect(inside(strip, free, 1)).toBe(true);
    expect(overlap(strip, cabinet)).toBe(false);
  });
});

test('a phone upright has the pools below, a stage on its side has them at the right', () => {
  expect(dingdongLayout(boxes['phone'] as Box).arrangement).toBe('stack');
  expect(dingdongLayout(boxes['tablet'] as Box).arrangement).toBe('stack');
  expect(dingdongLayout(boxes['desktop stage'] as Box).arrangement).toBe('side');
});

test('on the comp the cabinet is as the comp has it', () => {
  const { cabinet, lamps } = dingdongLayout(boxes['phone'] as Box);
  expect(cabinet.width).toBeCloseTo(400);
  expect(cabinet.height).toBeCloseTo(342, -1);
  expect(lamps[0]?.width).toBeCloseTo(51);
});

test.each(['low phone', 'small phone', 'phone on its side', 'desktop stage'])(
  'on a %s the pools show who is there and where a stake goes',
  (name) => {
    for (const pool of dingdongLayout(boxes[name] as Box).pools) expect(pool.height).toBeGreaterThanOrEqual(POOL_WHOLE);
  },
);
