// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { minesFixtures, type MinesFixture } from '../../tests/fixtures/mines';
import { fingerprint, playing, quadsOf } from '../kit/play.fixture';
import { mines } from './index';

const text = {
  connecting: 'Connecting',
  gems: 'Gems',
  mines: 'Mines',
  lostFirst: 'A mine on the first tile',
  lostAfter: 'A mine, gems before it: {n}',
  lostRate: '{rate} lost',
  net: 'Result',
};
const inset = { top: 64, right: 0, bottom: 300, left: 0 };
const play = (fixture: MinesFixture, reducedMotion = false) =>
  playing(mines, fixture, { start: FIXTURE_EPOCH, text, inset, reducedMotion });

describe.each(Object.entries(minesFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene.root);
      const [back = 0, front = 0] = quadsOf(scene.root);
      expect(back).toBeLessThan(1490);
      expect(front).toBeLessThan(450);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  for (const fixture of [minesFixtures.gem, minesFixtures.mine, minesFixtures.auto, minesFixtures.winAll]) {
    const { scene, cues, until } = play(fixture);
    until(1250);
    expect(cues.length).toBeGreaterThan(0);
    scene.destroy();
    await Promise.all(cues);
  }
});

test('a gem is heard as press, flip and its note; a mine as its explosion, without celebration', () => {
  const gem = play(minesFixtures.gem);
  gem.until(3000);
  expect(gem.heard).toEqual(['press', 'flip', 'gem']);
  gem.scene.destroy();
  const mine = play(minesFixtures.mine);
  mine.until(5000);
  expect(mine.heard).toEqual(['press', 'flip', 'mine']);
  mine.scene.destroy();
});

test('the first round lets the music begin; a cash-out is heard with the sound of its size', async () => {
  const first = play(minesFixtures.start);
  first.until(3000);
  expect(first.heard).toEqual(['bet', 'music']);
  first.scene.destroy();
  const paid = play(minesFixtures.win);
  paid.until(1100);
  await Promise.resolve();
  await Promise.resolve();
  paid.until(3000);
  expect(paid.heard).toEqual(['cashout', 'win_m']);
  paid.scene.destroy();
});

test('after a tab was away the picture stands where the round stands, with nothing left to replay', async () => {
  const { scene, cues, until } = play(minesFixtures.mine);
  until(1300);
  scene.tick(60_000);
  await Promise.all(cues);
  const settled = fingerprint(scene.root);
  scene.tick(0);
  expect(fingerprint(scene.root)).toBe(settled);
  scene.destroy();
});

test('without motion the cell is told all the same', () => {
  const { scene, heard, until } = play(minesFixtures.mine, true);
  until(3000);
  expect(heard).toContain('mine');
  scene.destroy();
});
