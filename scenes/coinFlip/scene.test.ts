// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { coinFlipFixtures, type CoinFlipFixture } from '../../tests/fixtures/coinFlip';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { fingerprint, readable } from '../kit/play.fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { coinFlip } from './index';
import { QUADS } from './scene';
import { tossMs } from './toss';
import { tuning } from './tuning';

const text = {
  connecting: 'Connecting',
  guess: 'Star or Moon?',
  heads: 'Star',
  tails: 'Moon',
  named: 'You said {side}',
  next: 'Next {rate}',
  last: 'The last flip was right',
  lost: '{came} came, you said {named}',
  net: 'Result',
};

const play = sceneSuite(coinFlip, coinFlipFixtures, {
  text,
  start: FIXTURE_EPOCH,
  inset: { top: 64, right: 0, bottom: 340, left: 0 },
  length: 7_000,
  quads: QUADS,
  cut: [
    { story: 'flip', at: 1_400, cues: 1 },
    { story: 'win', at: 1_200, cues: 2 },
  ],
  tap: { story: 'win', at: 1_200 },
  away: { story: 'flip', at: 1_400 },
  still: { story: 'flip', at: 2_600, heard: ['toss', 'right'], unheard: ['land'] },
  told: [{ story: 'flip', timelines: { flip: ['press', 'toss', 'fall', 'land'] } }],
});

const readAt = (fixture: CoinFlipFixture, ms: number, still = false): readonly string[] => {
  const { scene, until } = play(fixture, still);
  until(ms);
  const read = readable(scene.root);
  scene.destroy();
  return read;
};

const LANDS = 1_000 + tossMs(tuning.toss);

test('the side is not told before the coin lies', () => {
  expect(readAt(coinFlipFixtures.wrong, LANDS - 60)).toContain('You said Star');
  expect(readAt(coinFlipFixtures.wrong, LANDS - 60)).not.toContain('−Rp');
  expect(readAt(coinFlipFixtures.wrong, LANDS + 700)).toContain('Moon came, you said Star');
});

test.each([
  ['with motion', false],
  ['without motion', true],
])('a lost round says what it cost and why, %s', (_name, still) => {
  expect(readAt(coinFlipFixtures.wrong, 4_000, still)).toEqual(
    expect.arrayContaining(['−Rp', '20.000', 'Moon came, you said Star']),
  );
});

test('a right flip is worth its rung, and says what the next one would be', () => {
  expect(readAt(coinFlipFixtures.flip, LANDS + 700)).toEqual(expect.arrayContaining(['15,84×', 'Next 31,68×']));
});

test('the twentieth flip is the last: nothing is said of another', () => {
  const read = readAt(coinFlipFixtures.winLast, 8_900);
  expect(read).toContain('1.038.090,24×');
  expect(read.filter((line) => line.startsWith('Next'))).toEqual([]);
});

test('a paid round says its result with its sign once the celebration is over', () => {
  expect(readAt(coinFlipFixtures.win, 1_700)).not.toContain('Result +Rp 138.400');
  expect(readAt(coinFlipFixtures.win, 5_500)).toContain('Result +Rp 138.400');
});

test('the coin hovers while its answer is awaited, and not without motion', () => {
  const moves = [false, true].map((still) => {
    const { scene, until, advance } = play(coinFlipFixtures.flip, still);
    until(950);
    const before = fingerprint(scene.root);
    advance(30);
    const moved = fingerprint(scene.root) !== before;
    scene.destroy();
    return moved;
  });
  expect(moves).toEqual([true, false]);
});
