import { describe, expect, test } from 'vitest';
import type { Rect } from '../kit/layout';
import { box, crowded, inside, overlap } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { rouletteLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 740, 66, 259),
  'smallest phone': box(360, 640, 66, 259),
  phone: box(412, 915, 66, 269),
  'landscape phone, canvas beside the panel': box(392, 360, 58),
  'landscape phone': box(740, 360, 58),
  tablet: box(768, 1024, 66, 184),
  'desktop stage': box(984, 540, 12, 12),
  'low desktop stage': box(700, 516, 12, 12),
  'wide desktop stage': box(1500, 620, 12, 12),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, columns, wheel, history, sheet, hero } = rouletteLayout(at);
  const free: Rect = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };

  test('three columns lie on the sheet, none over another, each large enough to be touched', () => {
    expect(columns.map(({ team }) => team)).toEqual(['red', 'black', 'blue']);
    for (const column of columns) {
      expect(inside(column, free), column.team).toBe(true);
      expect(inside(column, sheet), column.team).toBe(true);
      expect(Math.min(column.width, column.height)).toBeGreaterThanOrEqual(44);
    }
    expect(crowded(columns)).toBe(false);
  });

  test('what a column says lies in it, one under the other', () => {
    for (const { y, height, head, total, row, pitch, rows, own, ownHeight } of columns) {
      expect(total).toBeGreaterThan(y + head);
      if (rows > 0) expect(row).toBeGreaterThan(total);
      expect(row + (rows - 0.5) * pitch).toBeLessThanOrEqual(own + (rows === 0 ? pitch : 0.01));
      expect(total + 8).toBeLessThan(own);
      expect(own + ownHeight).toBeLessThanOrEqual(y + height);
    }
  });

  test('wheel and history lie above or beside the columns and do not touch', () => {
    const disc = {
      x: wheel.x - wheel.radius,
      y: wheel.y - wheel.radius,
      width: wheel.radius * 2,
      height: wheel.radius * 2,
    };
    const strip = {
      x: history.x - history.width / 2,
      y: history.y - history.height / 2,
      width: history.pitch * (history.count - 1) + history.width,
      height: history.height,
    };
    expect(inside(disc, hero)).toBe(true);
    expect(inside(strip, hero)).toBe(true);
    expect(overlap(disc, strip)).toBe(false);
    for (const column of columns)
      for (const piece of [disc, strip]) expect(overlap(piece, column), column.team).toBe(false);
    expect(wheel.radius).toBeGreaterThan(70);
  });
});

test('a phone upright has the columns below, a stage on its side has them at the right', () => {
  expect(['phone', 'tablet', 'small phone'].map((name) => rouletteLayout(boxes[name] as Box).arrangement)).toEqual([
    'stack',
    'stack',
    'stack',
  ]);
  expect(['desktop stage', 'landscape phone'].map((name) => rouletteLayout(boxes[name] as Box).arrangement)).toEqual([
    'side',
    'side',
  ]);
});

test('a phone shows at least three bets of each team', () => {
  for (const { rows } of rouletteLayout(boxes['phone'] as Box).columns) expect(rows).toBeGreaterThanOrEqual(3);
});
