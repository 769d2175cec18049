import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardName, cardOf, CARDS, playRank } from './cards';
import { guessedRight, guessesOn, hiloRate, MAX_RATE, rtp, sidesOf, winningRanks } from './payout';

const anyRank = fc.integer({ min: 1, max: 13 });

describe('the card list', () => {
  it('runs from the 2 of diamonds through the suits to the ace of clubs', () => {
    expect([0, 1, 2, 3, 4, 32, 51].map(cardName)).toEqual(['2♦', '2♥', '2♠', '2♣', '3♦', '10♦', 'A♣']);
    expect(new Set(Array.from({ length: CARDS }, (_, card) => cardName(card))).size).toBe(52);
    expect(cardOf(0)).toBe(0);
    expect(cardOf(1 - 2 ** -32)).toBe(51);
  });

  it('ranks the ace lowest and the king highest', () => {
    expect([0, 4, 47, 48, 51].map((card) => [cardName(card), playRank(card)])).toEqual([
      ['2♦', 2],
      ['3♦', 3],
      ['K♣', 13],
      ['A♦', 1],
      ['A♣', 1],
    ]);
  });
});

describe('a guess', () => {
  it('includes the same rank, but for higher on an ace and lower on a king', () => {
    expect(guessesOn(1)).toEqual(['higher', 'same']);
    expect(guessesOn(13)).toEqual(['lower', 'same']);
    expect(guessesOn(7)).toEqual(['higher', 'lower']);
    expect(guessedRight(7, 'higher', 7)).toBe(true);
    expect(guessedRight(7, 'lower', 7)).toBe(true);
    expect(guessedRight(1, 'higher', 1)).toBe(false);
    expect(guessedRight(13, 'lower', 13)).toBe(false);
    expect(guessedRight(13, 'same', 13)).toBe(true);
  });

  it('lies at the side of what it hopes for', () => {
    expect([1, 7, 13].map(sidesOf)).toEqual([
      ['higher', 'same'],
      ['higher', 'lower'],
      ['same', 'lower'],
    ]);
    for (let rank = 1; rank <= 13; rank += 1) expect([...sidesOf(rank)].sort()).toEqual([...guessesOn(rank)].sort());
  });

  it('wins on so many ranks', () => {
    expect([1, 2, 7, 12].map((rank) => winningRanks(rank, 'higher'))).toEqual([12, 12, 7, 2]);
    expect([2, 7, 12, 13].map((rank) => winningRanks(rank, 'lower'))).toEqual([2, 7, 12, 12]);
    expect(winningRanks(1, 'same')).toBe(1);
  });
});

describe('the rate', () => {
  it('multiplies fair odds and takes the edge once', () => {
    expect(hiloRate([])).toBe(10_000);
    expect(hiloRate([7])).toBe(Math.floor((9_900 * 13) / 7));
    expect(hiloRate([7, 12, 1])).toBe(Math.floor((9_900 * 13 ** 3) / (7 * 12)));
  });

  it('is capped at 10000x', () => {
    expect(hiloRate([1, 1, 1, 1])).toBe(MAX_RATE);
  });

  it('does not depend on the order of the guesses', () => {
    fc.assert(
      fc.property(
        fc.array(anyRank, { maxLength: 8 }),
        (winning) => hiloRate(winning) === hiloRate([...winning].reverse()),
      ),
    );
  });

  it('gives back 99 %', () => {
    expect(rtp()).toBeGreaterThan(0.9899);
    expect(rtp()).toBeLessThanOrEqual(0.99);
  });
});
