// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { wingoFixtures, type WingoFixture } from '../../tests/fixtures/wingo';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { wingo } from './index';

const text = {
  period: 'a',
  drawIn: 'b',
  drawing: 'c',
  result: 'd',
  closing: 'e',
  closed: 'f',
  selections: 'g',
  placed: 'h',
  history: 'i',
  connecting: 'j',
  green: 'k',
  red: 'l',
  violet: 'm',
};
const inset = { top: 118, right: 0, bottom: 241, left: 0 };
const play = (fixture: WingoFixture, reducedMotion = false) =>
  playing(wingo, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(wingoFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(1900);
      expect(front).toBeLessThan(690);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(wingoFixtures.winHuge);
  until(4900);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(wingoFixtures.winHuge);
  until(4900);
  scene.skip();
  advance(16);
  await Promise.all(cues);
  scene.destroy();
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
  expect(scene.root.children[4]?.visible).toBe(true);
  scene.destroy();
});

test('money back that is not more than the stake gets a neutral tick and no celebration', async () => {
  const { scene, heard, cues, until } = play(wingoFixtures.winNone);
  until(6000);
  expect(heard).toContain('neutral');
  expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  expect(scene.root.children[5]?.visible).toBe(false);
  await Promise.all(cues);
  scene.destroy();
});

test('a bet that was accepted lets the music begin', () => {
  const { scene, heard, until } = play(wingoFixtures.pick);
  until(2800);
  expect(heard.filter((sound) => sound === 'pick')).toHaveLength(3);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until } = play(wingoFixtures.win);
  until(1700);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('without motion nothing flies and the draw is told all the same', () => {
  const { scene, heard, until } = play(wingoFixtures.win, true);
  until(6000);
  expect(heard).toContain('land');
  expect(heard).toContain('win_m');
  scene.destroy();
});
