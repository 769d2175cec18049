import { describe, expect, it } from 'vitest';
import { roundIn } from './roundIn';

/** 20 November 2026, 09:01:07 in Jakarta: the period 101083 of half a minute runs. */
const NOW = Date.UTC(2026, 10, 20, 2, 1, 7);

describe('a round that somebody names', () => {
  it.each([
    ['1234', { game: 'dice', roundId: '1234' }],
    [' #1.234 ', { game: 'dice', roundId: '1234' }],
    ['Ronde #1.234', { game: 'dice', roundId: '1234' }],
    ['101082', { game: 'dice', roundId: '101082' }],
    ['https://lintang.example/replay/crash/77?at=900', { game: 'crash', roundId: '77' }],
    ['Lihat ini: /replay/coinFlip/5', { game: 'coinFlip', roundId: '5' }],
    ['/replay/wingo/20261120101082', { game: 'wingo', roundId: '20261120101082' }],
    // Nothing else has such a number.
    ['Periode 20261120 101082', { game: 'wingo', roundId: '20261120101082' }],
  ])('is read from %j', (text, named) => {
    expect(roundIn(text, 'dice', NOW)).toEqual(named);
  });
  it.each([
    '',
    'abc',
    '-1',
    '1'.repeat(21),
    '/replay/chess/12',
    '/replay/wingo/12',
    'https://lintang.example/game/dice',
  ])('is none in %j', (text) => {
    expect(roundIn(text, 'dice', NOW)).toBeNull();
  });
});

describe('a period of Wingo', () => {
  it.each([
    ['20261120 101082', '20261120101082'],
    ['Period 20261120 101082', '20261120101082'],
    ['20261120101082', '20261120101082'],
    // Without its date it is the last one that is over.
    ['101082', '20261120101082'],
    ['101083', '20261119101083'],
    ['300720', '20261119300720'],
  ])('is read from %j', (text, roundId) => {
    expect(roundIn(text, 'wingo', NOW)).toEqual({ game: 'wingo', roundId });
  });
  it.each(['…083', '083', '401083', '102881', '20261120 401083', '1234567'])('is none in %j', (text) => {
    expect(roundIn(text, 'wingo', NOW)).toBeNull();
  });
});
