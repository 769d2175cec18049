// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { dingdongFixtures, type DingdongFixture } from '../../tests/fixtures/dingdong';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { dingdong } from './index';

const text = {
  CHERRY: 'a',
  APPLE: 'b',
  MANGO: 'c',
  BAMBOO: 'd',
  GRAPE: 'e',
  STAR: 'f',
  DING: 'g',
  AGAIN: 'h',
  closesIn: 'i',
  closed: 'j',
  runAgain: 'k',
  won: 'l',
  bot: 'r',
  back: 'm',
  put: 'n',
  connecting: 'o',
  offline: 'p',
  reconnecting: 'q',
};
const inset = { top: 64, right: 0, bottom: 231, left: 0 };
const play = (fixture: DingdongFixture, reducedMotion = false) =>
  playing(dingdong, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });
const lamps = (heard: readonly string[]): number => heard.filter((name) => name === 'lamp').length;

describe.each(Object.entries(dingdongFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(1490);
      expect(front).toBeLessThan(390);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(dingdongFixtures.winLarge);
  until(7_900);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(dingdongFixtures.winLarge);
  until(7_900);
  scene.skip();
  advance(16);
  await Promise.all(cues);
  scene.destroy();
});

test('a run is heard: the roll, lamps that tick by, and where it stands', () => {
  const { scene, heard, until } = play(dingdongFixtures.win);
  until(6_000);
  expect(heard.filter((name) => name === 'roll' || name === 'land')).toEqual(['roll', 'land']);
  expect(lamps(heard)).toBeGreaterThan(25);
  scene.destroy();
});

test('LAGI is heard once, and then the second run', () => {
  const { scene, heard, until } = play(dingdongFixtures.again);
  until(10_500);
  expect(heard.filter((name) => name === 'roll' || name === 'land' || name === 'again')).toEqual([
    'roll',
    'again',
    'roll',
    'land',
  ]);
  scene.destroy();
});

test('who joins in the middle of a run hears the rest of it and no roll', () => {
  const { scene, heard, until } = play(dingdongFixtures.late);
  until(3_000);
  expect(heard).not.toContain('roll');
  expect(heard).toContain('land');
  scene.destroy();
});

test('coins and bets are heard as they come, and let the music begin', () => {
  const { scene, heard, until } = play(dingdongFixtures.pick);
  until(2_800);
  expect(heard.filter((sound) => sound === 'chip')).toHaveLength(4);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  until(8_000);
  expect(heard.slice(-3)).toEqual(['countdown', 'countdown', 'countdown_last']);
  scene.destroy();
});

test('money back that is not more than the stake gets a neutral tick and no celebration', async () => {
  const { scene, heard, cues, until } = play(dingdongFixtures.winNone);
  until(8_500);
  expect(heard).toContain('neutral');
  expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  await Promise.all(cues);
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, heard, until } = play(dingdongFixtures.win);
  until(1_700);
  const before = heard.length;
  scene.tick(60_000);
  expect(heard.length).toBe(before);
  await Promise.all(cues);
  scene.destroy();
});

test('without motion nothing flies and no lamp ticks by; where it stands is told all the same', () => {
  const { scene, heard, until } = play(dingdongFixtures.win, true);
  until(9_000);
  expect(heard).toContain('land');
  expect(heard).toContain('win_m');
  expect(lamps(heard)).toBe(0);
  scene.destroy();
});
