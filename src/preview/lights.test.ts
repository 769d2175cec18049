import { beforeEach, expect, test } from 'vitest';
import { HUNG_MS, type Light, lightText, tryCue } from './lights';

let now = 0;
let made = 1;
let settle: () => void = () => {};
let listeners = new Set<() => void>();

const deck = {
  cue: () => new Promise<void>((resolve) => (settle = resolve)),
  made: () => made,
  now: () => now,
  subscribe(changed: () => void) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

function frame(ms: number): void {
  now += ms;
  for (const listener of [...listeners]) listener();
}

function start(): Light[] {
  const seen: Light[] = [];
  tryCue(deck, 'draw', (light) => seen.push(light));
  return seen;
}

beforeEach(() => {
  now = 1_000_000;
  made = 1;
  listeners = new Set();
});

test('a cue is playing until its animation settles, which is timed on the scene’s clock', async () => {
  const seen = start();
  frame(1250);
  expect(seen).toEqual([{ state: 'playing' }]);
  settle();
  await Promise.resolve();
  expect(seen.at(-1)).toEqual({ state: 'settled', ms: 1250 });
  expect(listeners.size).toBe(0);
});

test('a cue that has not settled within ten seconds is hung, and late if it settles after all', async () => {
  const seen = start();
  frame(HUNG_MS);
  frame(500);
  expect(seen).toEqual([{ state: 'playing' }, { state: 'hung' }]);
  settle();
  await Promise.resolve();
  expect(seen.at(-1)).toEqual({ state: 'late', ms: HUNG_MS + 500 });
});

test('a paused scene hangs nothing', () => {
  const seen = start();
  for (let i = 0; i < 1000; i += 1) frame(0);
  expect(seen).toEqual([{ state: 'playing' }]);
});

test('a cue whose scene was made anew is cut, however its promise ends', async () => {
  const seen = start();
  made = 2;
  settle();
  frame(16);
  await Promise.resolve();
  expect(seen).toEqual([{ state: 'playing' }, { state: 'cut' }]);
});

test('who stopped listening is told nothing more', async () => {
  const seen: Light[] = [];
  const stop = tryCue(deck, 'draw', (light) => seen.push(light));
  stop();
  settle();
  await Promise.resolve();
  expect(seen).toEqual([{ state: 'playing' }]);
});

test('every light has its words', () => {
  expect(lightText(undefined)).toBe('');
  expect(lightText({ state: 'settled', ms: 1250 })).toBe('settled after 1.25 s');
  expect(lightText({ state: 'hung' })).toBe('not settled within 10 s');
});
