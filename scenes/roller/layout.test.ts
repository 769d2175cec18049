import { describe, expect, test } from 'vitest';
import { box } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { angleOf, down } from './gauge';
import { rollerLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'low phone': box(360, 373, 64, 82),
  'small phone': box(360, 740, 64, 380),
  phone: box(412, 915, 64, 425),
  'landscape phone, canvas beside the panel': box(420, 360, 56),
  'landscape phone, canvas under the panel': box(740, 360, 56, 0, 320),
  tablet: box(768, 1024, 64, 300),
  'desktop stage': box(984, 540),
  'wide desktop stage': box(1500, 620),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, dial, pill, hero, slot, figures, history, unit } = rollerLayout(at);

  test('the gauge, its marker and what stands under it lie inside what the shell leaves free', () => {
    expect(dial.x - dial.outer).toBeGreaterThanOrEqual(safe.left);
    expect(dial.x + dial.outer).toBeLessThanOrEqual(safe.right);
    expect(dial.y - dial.outer).toBeGreaterThanOrEqual(safe.top);
    expect(pill.y + pill.height / 2).toBeLessThanOrEqual(safe.bottom);
    expect(dial.y + dial.outer).toBeLessThanOrEqual(safe.bottom + 1);
    expect(hero.y + hero.size / 2).toBeLessThan(dial.y + dial.outer);
  });

  test('the gauge is large enough to be dragged on', () => {
    expect(dial.radius).toBeGreaterThan(70);
  });

  test('digits on their way stay between the figures of the scale and the pill', () => {
    const lowest = dial.y + down(angleOf(100_000)) * (dial.radius - 50 * unit);
    expect(slot.top).toBeGreaterThan(lowest + 4.5 * figures);
    expect(slot.bottom).toBeLessThan(pill.y - pill.height / 2);
    expect(hero.y).toBeCloseTo((slot.top + slot.bottom) / 2);
  });

  test('past numbers lie beside or above it, apart from each other', () => {
    const last = {
      x: history.x + (history.slots - 1) * history.stepX,
      y: history.y + (history.slots - 1) * history.stepY,
    };
    expect(history.slots).toBeGreaterThanOrEqual(4);
    expect(history.x - history.width / 2).toBeGreaterThanOrEqual(safe.left);
    expect(last.x + history.width / 2).toBeLessThanOrEqual(safe.right);
    expect(last.y + history.height / 2).toBeLessThanOrEqual(safe.bottom);
    expect(Math.max(history.stepX - history.width, history.stepY - history.height)).toBeGreaterThan(0);
    const above = last.y + history.height / 2 <= dial.y - dial.outer;
    const beside = last.x + history.width / 2 <= dial.x - dial.outer;
    expect(above || beside).toBe(true);
  });
});

test('on the comp the gauge is where the comp has it', () => {
  const { dial } = rollerLayout(boxes['phone'] as Box);
  expect(dial.x).toBe(206);
  expect(Math.abs(dial.y - 292)).toBeLessThan(16);
  expect(dial.radius).toBeGreaterThan(142);
});

test('on a low phone the gauge is in the middle, the past numbers beside it', () => {
  const { dial, history } = rollerLayout(boxes['low phone'] as Box);
  expect(dial.x).toBe(180);
  expect(history.stepY).toBeGreaterThan(0);
});
