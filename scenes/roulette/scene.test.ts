// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rouletteFixtures } from '../../tests/fixtures/roulette';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { readable } from '../kit/play.fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { roulette } from './index';
import { QUADS } from './scene';

const text = {
  red: 'a',
  black: 'b',
  blue: 'c',
  bot: 'bot',
  players: 'd',
  you: 'e',
  place: 'f',
  seconds: 'g',
  spinning: 'h',
  closed: 'i',
  connecting: 'j',
  result: 'Result',
  stakeBack: 'stake returned',
};
const play = sceneSuite(roulette, rouletteFixtures, {
  start: FIXTURE_EPOCH,
  text,
  inset: { top: 66, right: 0, bottom: 269, left: 0 },
  length: 6800,
  quads: [QUADS[0] - 40],
  cut: [{ story: 'winBlack', at: 6200, cues: 2 }],
  tap: { story: 'winBlack', at: 6200 },
  away: { story: 'win', at: 2700 },
  still: { story: 'win', at: 7000, heard: ['land', 'win_m'], unheard: ['clack'] },
  neutral: { story: 'winNone', at: 7000 },
  told: [
    {
      story: 'win',
      timelines: {
        spin: ['drop', 'spin', 'leave', 'strike 1', 'strike 2', 'strike 3', 'lies'],
        landing: ['lies', 'drop', 'in history'],
        'win M': ['pill', 'counted', 'leave'],
      },
    },
  ],
});

test('the last seconds are heard once each, then the drop, three hops and the landing', () => {
  const { scene, heard, until } = play(rouletteFixtures.closing);
  until(5000);
  expect(heard).toEqual(['countdown', 'countdown', 'countdown_last', 'close']);
  scene.destroy();
  const spun = play(rouletteFixtures.spin);
  spun.until(7500);
  const told = spun.heard.filter((sound) => sound !== 'hop');
  expect(told).toEqual(['countdown_last', 'close', 'clack', 'roll ends', 'land']);
  expect(spun.heard.filter((sound) => sound === 'hop').length).toBeGreaterThanOrEqual(3);
  spun.scene.destroy();
});

test('who joins while the ball runs hears no drop; who joins after it hears nothing', () => {
  const { scene, heard, until } = play(rouletteFixtures.late);
  until(1000);
  expect(heard).not.toContain('clack');
  expect(heard).not.toContain('close');
  scene.destroy();
});

test('laying down is heard, and a bet that was accepted lets the music begin', () => {
  const { scene, heard, until } = play(rouletteFixtures.bets);
  until(3500);
  expect(heard.filter((sound) => sound === 'pick')).toHaveLength(3);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  scene.destroy();
});

test.each([
  ['both colours, the stake is back', rouletteFixtures.winNone, ['Rp\u00a00', 'stake returned']],
  ['nothing won', rouletteFixtures.loss, ['−Rp\u00a060.000']],
])('own bets have one result on the wheel: %s', (_name, fixture, said) => {
  const { scene, until } = play(fixture);
  until(5_000);
  expect(readable(scene.root)).not.toContain('Result');
  until(7_600);
  const read = readable(scene.root);
  expect(read).toContain('Result');
  for (const text of said) expect(read.map((t) => t.replace(' ', '\u00a0'))).toContain(text.replace(' ', '\u00a0'));
  scene.destroy();
});

test('a celebration says the money in the place of the result, and nothing is said to who did not bet', () => {
  const won = play(rouletteFixtures.winBlack);
  won.until(6_400);
  expect(readable(won.scene.root)).not.toContain('Result');
  won.scene.destroy();
  const watching = play(rouletteFixtures.spin);
  watching.until(rouletteFixtures.spin.length - 200);
  expect(readable(watching.scene.root)).not.toContain('Result');
  watching.scene.destroy();
});
