// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { hiloFixtures, type HiloFixture } from '../../tests/fixtures/hilo';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import { fingerprint, readable } from '../kit/play.fixture';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { hilo } from './index';
import { QUADS } from './scene';

const text = {
  now: 'Worth now',
  start: 'Start',
  next: 'Next',
  right: 'Right',
  skip: 'Skip',
  higherSame: 'Higher / same',
  lowerSame: 'Lower / same',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
  lowest: 'Ace is lowest',
  highest: 'King is highest',
  bestHigh: 'Pays most on high cards',
  bestLow: 'Pays most on low cards',
  freeSkips: '{n} free skips',
  most: 'Up to {rate}',
  anytime: 'Cash out any time',
  yours: 'Your card',
  came: 'What came',
  wrong: 'Wrong',
  isLower: '{came} is lower than {yours}.',
  isHigher: '{came} is higher than {yours}.',
  isSame: '{came} is the same as {yours}.',
  wins: 'Winning: {ranks}.',
  to: '{first} to {last}',
  chanceWas: 'Chance was {share}',
  skipped: 'Skipped {n} of {all}',
  stake: 'Stake',
  back: 'Back',
  net: 'Result',
  connecting: 'Connecting',
};
const play = sceneSuite(hilo, hiloFixtures, {
  start: FIXTURE_EPOCH,
  text,
  inset: { top: 96, right: 0, bottom: 300, left: 0 },
  length: 6500,
  quads: QUADS,
  cut: [
    { story: 'turn', at: 1200, cues: 1 },
    { story: 'skip', at: 1200, cues: 1 },
    { story: 'winHuge', at: 1200, cues: 2 },
  ],
  tap: { story: 'winHuge', at: 3000 },
  away: { story: 'turn', at: 1200 },
  still: { story: 'turn', at: 3000, heard: ['right'] },
  told: [
    { story: 'turn', timelines: { turn: ['slide', 'turn', 'known', 'in the trail'] } },
    { story: 'winHuge', timelines: { 'win XL': ['pill', 'counted', 'coins there', 'leave'] } },
  ],
});

test('a right guess is heard as press, slide, flip and its note; a wrong one without celebration', () => {
  const right = play(hiloFixtures.turn);
  right.until(3000);
  expect(right.heard).toEqual(['press', 'slide', 'flip', 'right']);
  right.scene.destroy();
  const wrong = play(hiloFixtures.wrong);
  wrong.until(4000);
  expect(wrong.heard).toEqual(['press', 'slide', 'flip', 'wrong']);
  wrong.scene.destroy();
});

test('the first card lets the music begin; a skip has no note', () => {
  const first = play(hiloFixtures.ready);
  first.until(4000);
  expect(first.heard).toEqual(['bet', 'music', 'flip']);
  first.scene.destroy();
  const skipped = play(hiloFixtures.skip);
  skipped.until(2500);
  expect(skipped.heard).toEqual(['press', 'skip', 'flip']);
  skipped.scene.destroy();
});

test('a cash-out is heard once, with the sound of its size', () => {
  const { scene, heard, until } = play(hiloFixtures.win);
  until(5000);
  expect(heard).toEqual(['sweep', 'cashout', 'win_m']);
  scene.destroy();
});

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** What is read of a story after so many ms; amounts with a plain space. */
const readAt = (fixture: HiloFixture, ms: number, reducedMotion = false): readonly string[] => {
  const { scene, until } = play(fixture, reducedMotion);
  until(ms);
  const read = readable(scene.root);
  scene.destroy();
  return read;
};

describe('the ladder from ace to king', () => {
  test.each([
    ['at rest', hiloFixtures.ready, 1_000],
    ['in play', hiloFixtures.idle, 1_000],
    ['after a loss', hiloFixtures.wrong, 4_000],
    ['after a win', hiloFixtures.win, 5_500],
  ])('stands %s', (_name, fixture, at) => {
    expect(readAt(fixture, at).filter((text) => RANKS.includes(text))).toEqual(expect.arrayContaining(RANKS));
  });
});

test('at rest both ways say what they pay, by the rules, and the room says what a round may do', () => {
  const read = readAt(hiloFixtures.ready, 1_000);
  expect(read.filter((text) => text === '1,07–6,43×')).toHaveLength(2);
  expect(read).toEqual(
    expect.arrayContaining([
      'Pays most on high cards',
      'Pays most on low cards',
      'Ace is lowest',
      'King is highest',
      '52 free skips',
      'Up to 10.000×',
    ]),
  );
});

test.each([
  ['with motion', false],
  ['without motion', true],
])('a loss is explained, %s: what was guessed, what came, which ranks would have won, what it cost', (_name, still) => {
  const read = readAt(hiloFixtures.wrong, 4_000, still);
  expect(read).toEqual(
    expect.arrayContaining([
      'Your card',
      'What came',
      'Higher / same',
      '3 is lower than 9. Winning: 9 to K.',
      'Rp 25.000',
      'Rp 0',
      '−Rp 25.000',
      'Chance was 38,5%',
      '3 right',
      'Wrong',
    ]),
  );
  // Neither the rate of the lost round nor anything that it might have come to.
  expect(read.filter((text) => text.startsWith('0,00'))).toEqual([]);
  expect(read).not.toContain('Worth now');
});

test('nothing of a loss is told before its card has turned over', () => {
  const read = readAt(hiloFixtures.wrong, 1_000 + 140 + 500);
  expect(read).not.toContain('−Rp 25.000');
  expect(read).not.toContain('What came');
});

test('a paid round says its result with its sign', () => {
  expect(readAt(hiloFixtures.win, 5_500)).toEqual(expect.arrayContaining(['Rp 61.790', '+Rp 36.790']));
});

test('a wrong guess on an ace names the one rank that would have won', () => {
  const read = readAt(hiloFixtures.wrongSame, 4_000);
  expect(read).toContain('7 is higher than A. Winning: A.');
});

test('a new round begins without what the last one said', () => {
  const read = readAt(hiloFixtures.over, 3_400);
  for (const text of ['What came', '−Rp 25.000', '3 is lower than 9. Winning: 9 to K.', 'Chance was 38,5%'])
    expect(read).not.toContain(text);
  expect(read).toContain('1,00×');
});

test('at rest the picture lives, and without motion it stands still', () => {
  const moves = [false, true].map((still) => {
    const { scene, until } = play(hiloFixtures.ready, still);
    until(600);
    const before = fingerprint(scene.root);
    until(1_100);
    const moved = fingerprint(scene.root) !== before;
    scene.destroy();
    return moved;
  });
  expect(moves).toEqual([true, false]);
});
