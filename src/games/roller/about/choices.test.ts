import { expect, it } from 'vitest';
import { ROLLER_CHOICES } from './choices';

it('every choice of the table is played, and the ends of the scale return what their draws say', () => {
  expect(ROLLER_CHOICES).toHaveLength(8);
  const [first, half] = ROLLER_CHOICES;
  expect(first).toMatchObject({ rate: 10_100 });
  expect(half?.chance).toBeCloseTo(0.5, 4);
  const ends = ROLLER_CHOICES.slice(-2).map(({ rtp }) => Math.round(rtp * 1_000) / 1_000);
  expect(ends[0]).toBeLessThan(0.9);
  expect(ends[1]).toBeGreaterThan(0.98);
  for (const { rtp } of ROLLER_CHOICES) expect(rtp).toBeLessThan(1);
});
