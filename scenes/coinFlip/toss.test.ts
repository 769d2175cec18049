import { expect, test } from 'vitest';
import { framesBetween, frameOfSide, SPIN_FRAMES } from './toss';

test.each([
  ['heads', 'heads', 8, 8],
  ['heads', 'tails', 8, 9],
  ['tails', 'heads', 8, 9],
  ['tails', 'tails', 9, 10],
  ['heads', 'tails', 9, 9],
] as const)('from %s to %s in at least %i half turns are %i', (from, to, least, half) => {
  const frames = framesBetween(from, to, least);
  expect(frames).toBe((half * SPIN_FRAMES) / 2);
  expect((frameOfSide(from) + frames) % SPIN_FRAMES).toBe(frameOfSide(to));
});
