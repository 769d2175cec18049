// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { diceFixtures } from '../../tests/fixtures/dice';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { dice } from './index';
import { QUADS } from './scene';

const play = sceneSuite(dice, diceFixtures, {
  start: FIXTURE_EPOCH,
  inset: { top: 64, right: 0, bottom: 260, left: 0 },
  length: 6500,
  quads: QUADS,
  cut: [{ story: 'win', at: 3_900, cues: 2 }],
  tap: { story: 'winTriple', at: 3_900 },
  away: { story: 'win', at: 1_600 },
  still: { story: 'win', at: 6_000, heard: ['knock', 'match'] },
  neutral: { story: 'winNone', at: 6_000 },
  told: [
    {
      story: 'win',
      timelines: {
        throw: ['shake', 'throw', 'felt', 'bounce', 'rock'],
        reveal: ['lie', 'count', 'counted', 'leave', 'gone'],
        'win S': ['pill', 'counted', 'leave'],
      },
    },
  ],
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

test('without motion each die is heard to meet the felt twice', () => {
  const { scene, heard, until } = play(diceFixtures.win, true);
  until(6_000);
  expect(knocks(heard)).toHaveLength(6);
  scene.destroy();
});
