import { describe, expect, test } from 'vitest';
import type { Rect } from '../kit/layout';
import { box, crowded, inside, overlap } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { boardCells } from './board-layout';
import { wingoLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 740, 118, 226),
  phone: box(412, 915, 118, 241),
  'landscape phone': box(740, 360, 56),
  'landscape phone, canvas beside the panel': box(420, 360, 100, 52),
  'landscape phone, canvas beside a wide panel': box(392, 360, 104),
  'landscape phone, canvas under the panel': box(740, 360, 100, 0, 320),
  tablet: box(768, 1024, 118, 250),
  'desktop stage': box(984, 540),
  'low desktop stage': box(700, 516),
  'wide desktop stage': box(1500, 620),
};
const views = Object.entries(boxes).flatMap(
  ([name, at]) =>
    [
      [name, at, false],
      [`${name}, full`, at, true],
    ] as const,
);

const around = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

describe.each(views)('%s', (_name, at, full) => {
  const layout = wingoLayout(at, full);
  const { safe, cells, board, hero, ball, podium, ring, history, mask, sheet, period } = layout;
  const free: Rect = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };

  test('thirteen cells lie inside what the shell leaves free and on the sheet', () => {
    expect(cells.map((cell) => cell.option)).toEqual([
      'green',
      'violet',
      'red',
      'zero',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
    ]);
    for (const cell of cells) {
      expect(inside(cell, free), cell.option).toBe(true);
      expect(inside(cell, sheet), cell.option).toBe(true);
      expect(inside(cell, board), cell.option).toBe(true);
    }
  });

  test('every cell can be touched and no two overlap', () => {
    for (const cell of cells) {
      expect(cell.width).toBeGreaterThanOrEqual(44);
      expect(cell.height).toBeGreaterThanOrEqual(44);
    }
    expect(crowded(cells)).toBe(false);
  });

  test('ball, podium, countdown and history lie above or beside the board', () => {
    const pieces = {
      ball: around(ball.x, ball.y, ball.size, ball.size),
      podium: around(podium.x, podium.y, podium.width, podium.width * 0.534),
      ring: around(ring.x, ring.y, ring.radius * 2, ring.radius * 2),
      history: {
        x: history.x - history.size / 2,
        y: history.y - history.size / 2,
        width: history.pitch * (history.columns - 1) + history.size,
        height: history.size + (history.rows - 1) * (history.size + 6),
      },
    };
    for (const [name, piece] of Object.entries(pieces)) {
      expect(inside(piece, hero, 4), name).toBe(true);
      for (const cell of cells) expect(overlap(piece, cell), `${name} ${cell.option}`).toBe(false);
    }
    expect(overlap(pieces.ball, pieces.history)).toBe(false);
    expect(overlap(pieces.podium, pieces.history)).toBe(false);
    expect(overlap(pieces.ring, pieces.history)).toBe(false);
    expect(period.y).toBeGreaterThan(safe.top);
  });

  test('the countdown of the last seconds lies on the board, its lines included', () => {
    expect(inside(around(mask.x, mask.y, mask.radius * 2, mask.radius * 2), board)).toBe(true);
    expect(mask.radius).toBeGreaterThan(40);
    expect(mask.title).toBeGreaterThan(mask.y + mask.radius + 8);
    expect(mask.note).toBeGreaterThan(mask.title + 10);
    expect(mask.note).toBeLessThanOrEqual(board.y + board.height + 12);
  });
});

test('a phone upright has the board below, a stage on its side has it at the right', () => {
  expect(wingoLayout(boxes['phone'] as Box).arrangement).toBe('stack');
  expect(wingoLayout(boxes['tablet'] as Box).arrangement).toBe('stack');
  expect(wingoLayout(boxes['landscape phone'] as Box).arrangement).toBe('side');
  expect(wingoLayout(boxes['desktop stage'] as Box).arrangement).toBe('side');
});

test('the full view has a larger board and more of the history', () => {
  const at = boxes['phone'] as Box;
  const [plain, full] = [wingoLayout(at), wingoLayout(at, true)];
  expect(full.board.height).toBeGreaterThan(plain.board.height + 40);
  expect(full.history.columns * full.history.rows).toBeGreaterThan(plain.history.columns);
});

test('on the comp the board is where the comp has it', () => {
  const cells = boardCells({ x: 16, y: 412, width: 380, height: 264 });
  expect(cells[0]).toMatchObject({ option: 'green', x: 16, y: 428 });
  expect(cells[3]?.width).toBeCloseTo(69.6);
  expect(cells[3]?.height).toBeCloseTo(78, 0);
});
