// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wingoFixtures } from '../../tests/fixtures/wingo';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { wingo } from './index';
import { QUADS } from './scene';

const play = sceneSuite(wingo, wingoFixtures, {
  start: FIXTURE_EPOCH,
  inset: { top: 118, right: 0, bottom: 241, left: 0 },
  length: 6500,
  quads: QUADS,
  cut: [{ story: 'winHuge', at: 4900, cues: 2 }],
  tap: { story: 'winHuge', at: 4900 },
  away: { story: 'win', at: 1700 },
  still: { story: 'win', at: 6000, heard: ['land', 'win_m'] },
  neutral: { story: 'winNone', at: 6000 },
  told: [
    {
      story: 'win',
      timelines: { draw: ['slow', 'rise', 'word', 'in history'], 'win M': ['pill', 'counted', 'leave'] },
    },
  ],
});

test('the last seconds are heard once each, then the draw and the landing', () => {
  const { scene, heard, until } = play(wingoFixtures.heat);
  until(11_900);
  expect(heard).toEqual(['mask', 'countdown', 'countdown', 'countdown_last']);
  scene.destroy();
  const drawn = play(wingoFixtures.draw);
  drawn.until(4000);
  expect(drawn.heard.filter((sound) => sound === 'draw' || sound === 'land')).toEqual(['draw', 'land']);
  drawn.scene.destroy();
});

test('who joins in the last seconds hears no mask and sees the board covered at once', () => {
  const { scene, heard, advance } = play(wingoFixtures.closed);
  advance(16);
  expect(heard).toEqual([]);
  expect(scene.root.children.at(-1)?.children[0]?.visible).toBe(true);
  scene.destroy();
});

test('a bet that was accepted lets the music begin', () => {
  const { scene, heard, until } = play(wingoFixtures.pick);
  until(2800);
  expect(heard.filter((sound) => sound === 'pick')).toHaveLength(3);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  scene.destroy();
});
