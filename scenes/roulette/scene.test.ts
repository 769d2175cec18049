// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { rouletteFixtures, type RouletteFixture } from '../../tests/fixtures/roulette';
import { fingerprint, playing, quadsOf, readable } from '../kit/play.fixture';
import { roulette } from './index';
import { BACK_QUADS, FRONT_QUADS } from './scene';

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
const inset = { top: 66, right: 0, bottom: 269, left: 0 };
const play = (fixture: RouletteFixture, reducedMotion = false) =>
  playing(roulette, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(rouletteFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6800));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(BACK_QUADS - 40);
      expect(front).toBeLessThan(FRONT_QUADS - 20);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(rouletteFixtures.winBlack);
  until(6200);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(rouletteFixtures.winBlack);
  until(6200);
  scene.skip();
  advance(16);
  await cues[1];
  scene.destroy();
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

test('money back that is not more than the stake gets a neutral tick and no celebration', async () => {
  const { scene, heard, cues, until } = play(rouletteFixtures.winNone);
  until(7000);
  expect(heard).toContain('neutral');
  expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  expect(scene.root.children[3]?.visible).toBe(false);
  await cues[1];
  scene.destroy();
});

test('laying down is heard, and a bet that was accepted lets the music begin', () => {
  const { scene, heard, until } = play(rouletteFixtures.bets);
  until(3500);
  expect(heard.filter((sound) => sound === 'pick')).toHaveLength(3);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until } = play(rouletteFixtures.win);
  until(2700);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('without motion nothing turns and the draw is told all the same', () => {
  const { scene, heard, until } = play(rouletteFixtures.win, true);
  until(7000);
  expect(heard).not.toContain('clack');
  expect(heard).toContain('land');
  expect(heard).toContain('win_m');
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
