// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { minesFixtures, type MinesFixture } from '../../tests/fixtures/mines';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { fingerprint, readable } from '../kit/play.fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { mines } from './index';
import { QUADS } from './scene';

const text = {
  connecting: 'Connecting',
  gems: 'Gems',
  mines: 'Mines',
  lostFirst: 'A mine on the first tile',
  lostAfter: 'A mine, gems before it: {n}',
  lostRate: '{rate} lost',
  net: 'Result',
};
const play = sceneSuite(mines, minesFixtures, {
  start: FIXTURE_EPOCH,
  text,
  inset: { top: 64, right: 0, bottom: 300, left: 0 },
  length: 6500,
  quads: QUADS,
  cut: [
    { story: 'gem', at: 1250, cues: 1 },
    { story: 'mine', at: 1250, cues: 1 },
    { story: 'auto', at: 1250, cues: 3 },
    { story: 'winAll', at: 1250, cues: 2 },
  ],
  tap: { story: 'winAll', at: 2600 },
  away: { story: 'mine', at: 1300 },
  still: { story: 'mine', at: 3000, heard: ['mine'] },
  told: [
    {
      story: 'mine',
      timelines: { turn: ['turn', 'face', 'lies'], mine: ['swell', 'burst', 'dark'], face: ['flash', 'grown', 'dark'] },
    },
    {
      story: 'winAll',
      timelines: {
        cash: ['fly', 'second lap', 'lapped', 'paid'],
        face: ['flash', 'grown', 'dark'],
        turn: ['turn', 'face', 'lies'],
        'win XL': ['pill', 'counted', 'coins there', 'leave'],
      },
    },
  ],
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

const readAt = (fixture: MinesFixture, ms: number, reducedMotion = false): readonly string[] => {
  const { scene, until } = play(fixture, reducedMotion);
  until(ms);
  const read = readable(scene.root);
  scene.destroy();
  return read;
};

test.each([
  ['with motion', false],
  ['without motion', true],
])('a lost round says on the canvas what it cost and why, %s', (_name, still) => {
  const read = readAt(minesFixtures.mine, 4_000, still);
  expect(read).toEqual(expect.arrayContaining(['−Rp', '20.000', 'A mine, gems before it: 7 · 2,81× lost']));
  // The large number of what might have been is gone; its pill alone says how far it came.
  expect(read.filter((text) => text === '2,81×')).toHaveLength(1);
});

test('a first cell that is a mine took nothing but the stake', () => {
  const read = readAt(minesFixtures.lostFirst, 4_000);
  expect(read).toEqual(expect.arrayContaining(['−Rp', '20.000', 'A mine on the first tile']));
});

test('the loss is not told before the mine has turned up', () => {
  const read = readAt(minesFixtures.mine, 1_000 + 60 + 140 + 100);
  expect(read).not.toContain('−Rp');
  expect(read.filter((text) => text === '2,81×')).toHaveLength(2 + 1);
});

test('a paid round says its result with its sign once the celebration is over', () => {
  expect(readAt(minesFixtures.win, 1_700)).not.toContain('Result +Rp 36.320');
  expect(readAt(minesFixtures.win, 5_500)).toContain('Result +Rp 36.320');
});

test('between rounds the board lives and says what lies under it; without motion it stands still', () => {
  expect(readAt(minesFixtures.ready, 800)).toEqual(expect.arrayContaining(['22 gems', '3 mines']));
  expect(readAt(minesFixtures.idle, 800)).not.toContain('3 mines');
  const moves = [false, true].map((still) => {
    const { scene, until } = play(minesFixtures.ready, still);
    until(600);
    const before = fingerprint(scene.root);
    until(1_100);
    const moved = fingerprint(scene.root) !== before;
    scene.destroy();
    return moved;
  });
  expect(moves).toEqual([true, false]);
});
