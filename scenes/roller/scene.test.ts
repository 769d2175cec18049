// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { rollerFixtures, type RollerFixture } from '../../tests/fixtures/roller';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { roller } from './index';

const text = { won: 'a', pays: 'b', refused: 'c', connecting: 'd' };
const inset = { top: 64, right: 0, bottom: 425, left: 0 };
const play = (fixture: RollerFixture, reducedMotion = false) =>
  playing(roller, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(rollerFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 5500));
      const print = fingerprint(scene.root);
      const [back = 0, plate = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(990);
      expect(plate).toBeLessThan(1090);
      expect(front).toBeLessThan(410);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
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
  const plate = quadsOf(scene.root)[1];
  until(3000);
  expect(quadsOf(scene.root)[1]).toBe(plate);
  scene.destroy();
});

test('a dragged marker clicks at each notch, and the sides are heard to change places', () => {
  const { scene, heard, until } = play(rollerFixtures.drag);
  until(4500);
  expect(heard.filter((sound) => sound === 'notch').length).toBeGreaterThan(20);
  expect(heard.filter((sound) => sound === 'swap')).toHaveLength(1);
  scene.destroy();
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(rollerFixtures.winHuge);
  until(4300);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(rollerFixtures.winHuge);
  until(4600);
  scene.skip();
  advance(16);
  await cues[1];
  scene.destroy();
});

test('after a tab was away the picture stands where the round ended, with nothing left to replay', async () => {
  const { scene, cues, until } = play(rollerFixtures.win);
  until(900);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('without motion the round is told all the same', () => {
  const { scene, heard, until } = play(rollerFixtures.win, true);
  until(5000);
  expect(heard).toContain('land');
  expect(heard).toContain('win_m');
  scene.destroy();
});
