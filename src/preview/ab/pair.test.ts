// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { FRAME_MS } from '../../deck/player';
import { createPair } from './pair';

/** A deck that only counts. */
function counting(length: number) {
  const steps: number[] = [];
  let time = 0;
  return {
    steps,
    length,
    state: () => ({ time, playing: false, rate: 1, loop: null, astray: false }),
    step(frames = 1) {
      steps.push(frames);
      time += frames * FRAME_MS;
    },
    seek(to: number) {
      steps.push(-to);
      time = to;
    },
  };
}

const pairOf = (length = 10_000) => {
  const decks = [counting(length), counting(length)] as const;
  return { decks, pair: createPair(decks) };
};

test('both decks make the same steps however uneven the frames come', () => {
  const {
    decks: [a, b],
    pair,
  } = pairOf();
  pair.play(true);
  for (const ms of [3, 40, 17, 0, 16, 900, 8, 8, 33]) pair.advance(ms);
  expect(a.steps).toEqual(b.steps);
  expect(a.state().time).toBe(b.state().time);
  expect(pair.state().time).toBe(a.state().time);
  expect(a.steps.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(8);
});

test('a slower rate makes fewer of the same steps, a frame that comes late is not run after', () => {
  const {
    decks: [a],
    pair,
  } = pairOf();
  pair.play(true);
  pair.rate(0.1);
  for (let i = 0; i < 95; i += 1) pair.advance(FRAME_MS);
  expect(a.steps.every((frames) => frames === 1)).toBe(true);
  expect(a.steps.length).toBe(9);
  pair.rate(1);
  pair.advance(60_000);
  expect(a.steps.at(-1)).toBeLessThanOrEqual(6);
});

test('at the end of the fixture both begin again, paused they stand', () => {
  const {
    decks: [a, b],
    pair,
  } = pairOf(100);
  pair.advance(1000);
  expect(a.steps).toEqual([]);
  pair.play(true);
  for (let i = 0; i < 20; i += 1) pair.advance(FRAME_MS * 1.01);
  expect(a.state().time).toBeLessThan(100);
  expect([a.state().time, a.steps]).toEqual([b.state().time, b.steps]);
  pair.step(1);
  expect(pair.state().playing).toBe(false);
});
