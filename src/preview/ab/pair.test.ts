// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FRAME_MS } from '../../deck/player';
import { createPair, findDifference } from './pair';

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

describe('where two differ', () => {
  const never = new AbortController().signal;
  const breathe = async () => undefined;

  test('is found from the start on, and shown', async () => {
    const { pair } = pairOf();
    pair.seek(9_000);
    const at = await findDifference(pair, 10_000, () => pair.state().time >= 3_000, breathe, never);
    expect(at).toBeGreaterThanOrEqual(3_000);
    expect(at).toBeLessThan(3_101);
    expect(pair.state()).toMatchObject({ time: at, playing: false });
  });

  test('is nowhere when all of it was looked at, at least ten times a second, and when it is stopped', async () => {
    const { pair } = pairOf(2_000);
    const seen: number[] = [];
    const look = () => {
      seen.push(pair.state().time);
      return false;
    };
    expect(await findDifference(pair, 2_000, look, breathe, never)).toBeNull();
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBeGreaterThan(1_850);
    for (const [n, time] of seen.entries()) expect(time - (seen[n - 1] ?? 0)).toBeLessThan(101);
    const stop = new AbortController();
    const stopping = async () => stop.abort();
    expect(await findDifference(pair, 2_000, () => false, stopping, stop.signal)).toBeNull();
    expect(pair.state().time).toBeLessThan(200);
  });
});
