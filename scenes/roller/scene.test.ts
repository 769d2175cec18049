// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rollerFixtures } from '../../tests/fixtures/roller';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { quadsOf } from '../kit/play.fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { roller } from './index';
import { DIAL_QUADS, QUADS } from './scene';

const play = sceneSuite(roller, rollerFixtures, {
  start: FIXTURE_EPOCH,
  inset: { top: 64, right: 0, bottom: 425, left: 0 },
  length: 5500,
  quads: [QUADS[0], DIAL_QUADS, QUADS[1]],
  cut: [{ story: 'winHuge', at: 4300, cues: 2 }],
  tap: { story: 'winHuge', at: 4600 },
  away: { story: 'win', at: 900 },
  still: { story: 'win', at: 5000, heard: ['land', 'win_m'] },
  told: [
    {
      story: 'win',
      timelines: { roll: ['spin', 'stands', 'outcome', 'in history'], 'win M': ['pill', 'counted', 'leave'] },
    },
  ],
});

test('a round is heard in order: the spring, the rush, the landing; then the win', () => {
  const { scene, heard, until } = play(rollerFixtures.win);
  until(5000);
  expect(heard.filter((sound) => sound !== 'tick')).toEqual(['pull', 'spin', 'music', 'land', 'win_m']);
  expect(heard.filter((sound) => sound === 'tick').length).toBeGreaterThan(4);
  scene.destroy();
});

test('a loss is quiet, and a close one holds its breath first', () => {
  const lost = play(rollerFixtures.loss);
  lost.until(4500);
  expect(lost.heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  expect(lost.heard.at(-1)).toBe('neutral');
  expect(lost.heard).not.toContain('near');
  lost.scene.destroy();
  const close = play(rollerFixtures.hair);
  close.until(4500);
  expect(close.heard).toContain('near');
  close.scene.destroy();
});

test('the gauge is written anew only when it changed', () => {
  const { scene, until } = play(rollerFixtures.idle);
  until(500);
  const plate = quadsOf(scene.root)[2];
  until(3000);
  expect(quadsOf(scene.root)[2]).toBe(plate);
  scene.destroy();
});

test('a dragged marker clicks at each notch, and the sides are heard to change places', () => {
  const { scene, heard, until } = play(rollerFixtures.drag);
  until(4500);
  expect(heard.filter((sound) => sound === 'notch').length).toBeGreaterThan(20);
  expect(heard.filter((sound) => sound === 'swap')).toHaveLength(1);
  scene.destroy();
});
