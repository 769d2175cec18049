import { describe, expect, test } from 'vitest';
import type { Rect } from '../kit/layout';
import { box, inside, overlap } from '../kit/layout.fixture';
import type { Box } from '../kit/scene';
import { CARD_RATIO, hiloLayout } from './layout';

const boxes: Readonly<Record<string, Box>> = {
  'small phone': box(360, 740, 96, 280),
  phone: box(412, 915, 96, 300),
  'landscape phone, canvas beside the panel': box(420, 360, 100, 52),
  'landscape phone, canvas beside a wide panel': box(392, 360, 88),
  tablet: box(768, 1024, 96, 220),
  'desktop stage': box(984, 540),
  'low desktop stage': box(700, 516),
  'wide desktop stage': box(1500, 620),
  'smallest phone': box(360, 640, 62, 274),
};

describe.each(Object.entries(boxes))('%s', (_name, at) => {
  const { safe, card, trail, choices, skip, hero, ladder, fan, duel, rate } = hiloLayout(at);
  const free: Rect = { x: safe.left, y: safe.top, width: safe.right - safe.left, height: safe.bottom - safe.top };
  const buttons = [...choices, skip];

  test('buttons are large enough for a finger, inside what the shell leaves free, and apart', () => {
    for (const button of buttons) {
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      expect(inside(button, free)).toBe(true);
    }
    expect(overlap(choices[0], choices[1])).toBe(false);
    for (const choice of choices) expect(overlap(choice, skip)).toBe(false);
  });

  test('the card lies over the trail, which has room for three cards at least', () => {
    const open: Rect = {
      x: card.x - card.width / 2,
      y: card.y - (card.width * CARD_RATIO) / 2,
      width: card.width,
      height: card.width * CARD_RATIO,
    };
    expect(inside(open, hero)).toBe(true);
    expect(overlap(open, trail)).toBe(false);
    expect(trail.slots).toBeGreaterThanOrEqual(3);
    expect(trail.first + trail.pitch * trail.slots + trail.card / 2).toBeLessThan(trail.ring.x - trail.ring.radius);
  });

  test('the ladder lies between trail and guesses, each rank large enough to be read', () => {
    expect(inside(ladder, free)).toBe(true);
    expect(overlap(ladder, trail)).toBe(false);
    for (const choice of choices) expect(overlap(ladder, choice)).toBe(false);
    expect(ladder.plate).toBeGreaterThanOrEqual(12);
    expect(ladder.pitch * 13).toBeCloseTo(ladder.width);
    // Its line of words has a place of its own.
    expect(ladder.caption).toBeGreaterThan(trail.y + trail.height);
    expect(ladder.caption).toBeLessThan(ladder.y);
  });

  test('the fan at rest and the two cards of a loss stay in their room, and the two never touch', () => {
    for (const [x, y, width] of [
      [fan.x, fan.y, fan.width],
      [duel.yours, duel.y, duel.width],
      [duel.came, duel.y, duel.width],
    ] as const)
      expect(inside({ x: x - width / 2, y: y - width * 0.7, width, height: width * 1.4 }, free)).toBe(true);
    expect(duel.came - duel.yours).toBeGreaterThan(duel.width);
  });

  test('the rate stands beside the card, not under it', () => {
    if (rate.y > card.y - card.width * 0.7) expect(rate.x + 34 * 0.86).toBeLessThan(card.x - card.width / 2 + 1);
  });
});
