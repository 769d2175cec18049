import { describe, expect, test } from 'vitest';
import { crashLayout } from './layout';

const boxes = {
  'small phone': { width: 360, height: 740, inset: { top: 100, right: 0, bottom: 281, left: 0 } },
  phone: { width: 412, height: 915, inset: { top: 100, right: 0, bottom: 281, left: 0 } },
  landscape: { width: 915, height: 412, inset: { top: 48, right: 300, bottom: 0, left: 0 } },
  tablet: { width: 768, height: 620, inset: { top: 60, right: 0, bottom: 0, left: 0 } },
  desktop: { width: 984, height: 535, inset: { top: 0, right: 0, bottom: 0, left: 0 } },
} as const;

describe.each(Object.entries(boxes))('%s', (_name, box) => {
  const layout = crashLayout(box);
  const { safe, hero, plot, note, pad, rocket } = layout;

  test('number, note, plot and pad lie inside what the shell leaves free', () => {
    expect(hero.y - hero.size * 0.5).toBeGreaterThanOrEqual(safe.top);
    expect(note.y).toBeLessThan(plot.headY + rocket * 0.3);
    expect(plot.left).toBeGreaterThan(safe.left);
    expect(plot.right).toBeLessThanOrEqual(safe.right);
    expect(plot.bottom).toBeLessThan(safe.bottom);
    expect(pad.y).toBeLessThan(safe.bottom);
    expect(pad.x - pad.width / 2).toBeGreaterThanOrEqual(safe.left);
    expect(pad.x + pad.width / 2).toBeLessThanOrEqual(safe.right);
  });

  test('the rocket at the head of the curve fits, nose included', () => {
    expect(plot.headX + rocket * 0.5).toBeLessThanOrEqual(safe.right + rocket * 0.06);
    expect(plot.headY - rocket * 0.5).toBeGreaterThanOrEqual(safe.top);
    expect(plot.headX).toBeGreaterThan(plot.left + 60);
    expect(plot.headY).toBeLessThan(plot.bottom - 40);
  });
});
