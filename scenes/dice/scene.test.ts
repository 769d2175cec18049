// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { diceFixtures, type DiceFixture } from '../../tests/fixtures/dice';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { dice } from './index';

const text = {
  connecting: 'a',
  seconds: 'b',
  next: 'c',
  total: 'd',
  bot: 'r',
  people: 'e',
  bet: 'f',
  hot: 'g',
  waits: 'h',
  matched: 'i',
  missed: 'j',
  closed: 'k',
};
const inset = { top: 64, right: 0, bottom: 260, left: 0 };
const play = (fixture: DiceFixture, reducedMotion = false) =>
  playing(dice, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(diceFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(1590);
      expect(front).toBeLessThan(490);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

const knocks = (heard: readonly string[]) => heard.filter((sound) => sound === 'knock');

test('a throw is shaken, meets the felt twice with each die, and counts the dice of the own face', () => {
  const { scene, heard, until } = play(diceFixtures.win);
  until(2_950);
  expect(heard.filter((sound) => sound === 'rattle')).toHaveLength(1);
  expect(knocks(heard)).toHaveLength(6);
  until(3_600);
  expect(heard.filter((sound) => sound === 'match')).toHaveLength(2);
  until(6_200);
  expect(heard).toContain('slide');
  scene.destroy();
});

test('a win of one size has its sound, and a larger one another', async () => {
  const { scene, heard, cues, until } = play(diceFixtures.winTriple);
  until(10_900);
  expect(heard).toContain('win_m');
  await Promise.all(cues);
  scene.destroy();
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(diceFixtures.win);
  until(3_900);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(diceFixtures.winTriple);
  until(3_900);
  scene.skip();
  advance(16);
  await cues[1];
  scene.destroy();
});

test('money back that is not more than the stake gets a neutral tick and no celebration', () => {
  const { scene, heard, until } = play(diceFixtures.winNone);
  until(6_000);
  expect(heard).toContain('neutral');
  expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  scene.destroy();
});

test('who joins after the throw hears nothing of it', () => {
  const { scene, heard, until } = play(diceFixtures.rest);
  until(400);
  expect(heard).toEqual([]);
  scene.destroy();
});

test('a tap on a pool and a bet that was accepted are heard, and let the music begin', () => {
  const { scene, heard, until } = play(diceFixtures.pick);
  until(3_000);
  expect(heard).toEqual(['pick', 'pick', 'pick', 'bet', 'music']);
  until(7_400);
  expect(heard.slice(-3)).toEqual(['countdown', 'countdown', 'countdown_last']);
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until, heard } = play(diceFixtures.win);
  until(1_600);
  const before = knocks(heard).length;
  scene.tick(60_000);
  await Promise.all(cues);
  expect(knocks(heard).length).toBe(before);
  scene.destroy();
});

test('without motion the throw is told all the same', () => {
  const { scene, heard, until } = play(diceFixtures.win, true);
  until(6_000);
  expect(knocks(heard)).toHaveLength(6);
  scene.destroy();
});
