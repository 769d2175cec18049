import { describe, expect, test } from 'vitest';
import { box } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { cellRects, minesLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 740, 64, 300),
  phone: box(412, 915, 64, 320),
  'landscape phone, canvas beside the panel': box(470, 360, 64),
  tablet: box(768, 1024, 64, 240),
  'desktop stage': box(984, 540),
  'wide desktop stage': box(1500, 620),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const layout = minesLayout(at);
  const { safe, board, hero, chips } = layout;

  test('the board lies inside what the shell leaves free, its cells large enough for a finger', () => {
    expect(board.x).toBeGreaterThanOrEqual(safe.left);
    expect(board.y).toBeGreaterThanOrEqual(safe.top);
    expect(board.x + board.size).toBeLessThanOrEqual(safe.right + 0.01);
    expect(board.y + board.size).toBeLessThanOrEqual(safe.bottom + 0.01);
    const cells = cellRects(layout);
    expect(cells).toHaveLength(25);
    for (const { size } of cells) expect(size).toBeGreaterThanOrEqual(44);
  });

  test('number and multipliers stay clear of it', () => {
    const half = hero.size / 2;
    const clear = layout.arrangement === 'side' ? hero.x + hero.width / 2 <= board.x : hero.y + half <= board.y + 4;
    expect(clear).toBe(true);
    expect(chips.slots).toBeGreaterThanOrEqual(2);
    expect(layout.arrangement === 'side' ? chips.x + chips.width : chips.y).toBeLessThanOrEqual(
      layout.arrangement === 'side' ? board.x + 1 : board.y,
    );
  });
});
