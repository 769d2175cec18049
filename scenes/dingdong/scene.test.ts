// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dingdongFixtures } from '../../tests/fixtures/dingdong';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { dingdong } from './index';
import { QUADS } from './scene';

const play = sceneSuite(dingdong, dingdongFixtures, {
  start: FIXTURE_EPOCH,
  inset: { top: 64, right: 0, bottom: 231, left: 0 },
  length: 6500,
  quads: QUADS,
  cut: [{ story: 'winLarge', at: 7_900, cues: 2 }],
  tap: { story: 'winLarge', at: 7_900 },
  away: { story: 'win', at: 1_700 },
  still: { story: 'win', at: 9_000, heard: ['land', 'win_m'], unheard: ['lamp'] },
  neutral: { story: 'winNone', at: 8_500 },
  told: [
    {
      story: 'win',
      timelines: { run: ['dark', 'run', 'slow', 'stands'], landing: ['stands', 'fly', 'name', 'in the window'] },
    },
  ],
});
const lamps = (heard: readonly string[]): number => heard.filter((name) => name === 'lamp').length;

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
