import { describe, expect, it } from 'vitest';
import { roundIn } from './roundIn';

describe('a round that somebody names', () => {
  it.each([
    ['1234', { game: 'dice', roundId: '1234' }],
    [' #1.234 ', { game: 'dice', roundId: '1234' }],
    ['https://lintang.example/replay/crash/77?at=900', { game: 'crash', roundId: '77' }],
    ['Lihat ini: /replay/coinFlip/5', { game: 'coinFlip', roundId: '5' }],
  ])('is read from %j', (text, named) => {
    expect(roundIn(text, 'dice')).toEqual(named);
  });
  it.each(['', 'abc', '-1', '1'.repeat(21), '/replay/chess/12', 'https://lintang.example/game/dice'])(
    'is none in %j',
    (text) => {
      expect(roundIn(text, 'dice')).toBeNull();
    },
  );
});
