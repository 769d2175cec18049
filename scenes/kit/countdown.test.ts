import { expect, test } from 'vitest';
import { beatSize, CountdownSound } from './countdown';
import type { SoundPort } from './scene';

/** What is heard while these seconds are counted. */
function heard(seconds: readonly number[], opening: boolean, last?: number): readonly string[] {
  const played: string[] = [];
  const port: SoundPort = { play: (name) => void played.push(name), loop: () => ({ set() {}, stop() {} }), music() {} };
  const countdown = new CountdownSound(port, opening, last);
  for (const second of seconds) countdown.tick(second);
  return played;
}

test('each new second is heard once, the last one differently', () => {
  expect(heard([0, 3, 3, 2, 1, 1, 0], true)).toEqual(['countdown', 'countdown', 'countdown_last']);
});

test('the second that a countdown begins with may be silent, also after a pause', () => {
  expect(heard([0, 3, 2, 0, 3, 2], false)).toEqual(['countdown', 'countdown']);
});

test('of a long countdown only the last seconds are heard', () => {
  expect(heard([6, 5, 4, 3, 2, 1], false, 3)).toEqual(['countdown', 'countdown', 'countdown_last']);
});

test('digits jump when a second begins and rest at their size', () => {
  const tuning = { beatMs: 200, beatScale: 0.1 };
  expect(beatSize(0, tuning, false)).toBeCloseTo(1.2);
  expect(beatSize(200, tuning, false)).toBe(1);
  expect(beatSize(0, tuning, true)).toBe(1);
});
