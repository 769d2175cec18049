// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { hiloFixtures, type HiloFixture } from '../../tests/fixtures/hilo';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { hilo } from './index';

const text = {
  now: 'Worth now',
  start: 'Start',
  next: 'Next',
  right: 'Right',
  skip: 'Skip',
  higherSame: 'Higher / same',
  lowerSame: 'Lower / same',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
  lowest: 'Ace is lowest',
  highest: 'King is highest',
  bestHigh: 'Pays most on high cards',
  bestLow: 'Pays most on low cards',
  freeSkips: '{n} free skips',
  most: 'Up to {rate}',
  anytime: 'Cash out any time',
  yours: 'Your card',
  came: 'What came',
  wrong: 'Wrong',
  isLower: '{came} is lower than {yours}.',
  isHigher: '{came} is higher than {yours}.',
  isSame: '{came} is the same as {yours}.',
  wins: 'Winning: {ranks}.',
  to: '{first} to {last}',
  chanceWas: 'Chance was {share}',
  skipped: 'Skipped {n} of {all}',
  stake: 'Stake',
  back: 'Back',
  net: 'Result',
  connecting: 'Connecting',
};
const inset = { top: 96, right: 0, bottom: 300, left: 0 };
const play = (fixture: HiloFixture, reducedMotion = false) =>
  playing(hilo, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(hiloFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(1490);
      expect(front).toBeLessThan(410);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  for (const fixture of [hiloFixtures.turn, hiloFixtures.skip, hiloFixtures.winHuge]) {
    const { scene, cues, until } = play(fixture);
    until(1200);
    expect(cues.length).toBeGreaterThan(0);
    scene.destroy();
    await Promise.all(cues);
  }
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(hiloFixtures.winHuge);
  until(3000);
  scene.skip();
  advance(16);
  await Promise.all(cues);
  scene.destroy();
});

test('a right guess is heard as press, slide, flip and its note; a wrong one without celebration', () => {
  const right = play(hiloFixtures.turn);
  right.until(3000);
  expect(right.heard).toEqual(['press', 'slide', 'flip', 'right']);
  right.scene.destroy();
  const wrong = play(hiloFixtures.wrong);
  wrong.until(4000);
  expect(wrong.heard).toEqual(['press', 'slide', 'flip', 'wrong']);
  wrong.scene.destroy();
});

test('the first card lets the music begin; a skip has no note', () => {
  const first = play(hiloFixtures.ready);
  first.until(4000);
  expect(first.heard).toEqual(['bet', 'music', 'flip']);
  first.scene.destroy();
  const skipped = play(hiloFixtures.skip);
  skipped.until(2500);
  expect(skipped.heard).toEqual(['press', 'skip', 'flip']);
  skipped.scene.destroy();
});

test('a cash-out is heard once, with the sound of its size', () => {
  const { scene, heard, until } = play(hiloFixtures.win);
  until(5000);
  expect(heard).toEqual(['sweep', 'cashout', 'win_m']);
  scene.destroy();
});

test('after a tab was away the picture stands where the round stands, with nothing left to replay', async () => {
  const { scene, cues, until } = play(hiloFixtures.turn);
  until(1200);
  scene.tick(60_000);
  await Promise.all(cues);
  const settled = fingerprint(scene.root);
  scene.tick(0);
  expect(fingerprint(scene.root)).toBe(settled);
  scene.destroy();
});

test('without motion nothing flies and the card is told all the same', () => {
  const { scene, heard, until } = play(hiloFixtures.turn, true);
  until(3000);
  expect(heard).toContain('right');
  scene.destroy();
});
