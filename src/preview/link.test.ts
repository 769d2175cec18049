import { expect, test } from 'vitest';
import { readLink, type StudioLink, USUAL, writeLink } from './link';

const full: StudioLink = {
  fixture: 'winHuge',
  time: 4416.67,
  width: 1440,
  height: 900,
  dpr: 3,
  shell: false,
  locale: 'en',
  quality: 'low',
  reducedMotion: true,
  muted: false,
  weather: { delayMs: 180, jitterMs: 120, tickLoss: 0.06, dropsPerMinute: 8, dropMs: 1800, skewMs: -80, seed: 3 },
  rate: 0.25,
  loop: { from: 1000, to: 2500 },
  playing: false,
  overlays: ['meters', 'bounds', 'onion'],
  onion: { at: 2200, opacity: 0.3 },
  guides: [
    { axis: 'x', at: 206 },
    { axis: 'y', at: 12 },
  ],
  panels: ['states', 'tuning'],
};

test('a link carries the whole state there and back', () => {
  expect(readLink(writeLink(full, ''))).toEqual(full);
});

test('the usual state needs no words', () => {
  expect(writeLink(USUAL, '')).toBe('');
  expect(readLink('')).toEqual(USUAL);
});

test('no overlay and no open panel are states too', () => {
  const bare = { ...USUAL, overlays: [], panels: [] };
  expect(readLink(writeLink(bare, ''))).toEqual(bare);
});

test('parameters of others are left alone, and ours are taken out when they are usual again', () => {
  expect(writeLink(USUAL, '?tuning=abc&dpr=3&t=20')).toBe('?tuning=abc');
});

test('what makes no sense is as usual, and what is too much is the most', () => {
  expect(
    readLink(
      '?t=soon&w=&dpr=99&locale=fr&quality=best&loop=900-100&still=yes&rate=0&weather=1_2_storm&onion=1_2&guides=z3',
    ),
  ).toEqual({
    ...USUAL,
    dpr: 4,
    rate: 0.1,
  });
});
