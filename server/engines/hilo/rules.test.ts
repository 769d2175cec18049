import { describe, expect, it } from 'vitest';
import { HILO_MAX_SKIPS } from '../../../contract/constants';
import { soloDraws } from '../../../rules/fairness/solo';
import { cardName, CARDS, playRank, RANKS, SUITS } from '../../../rules/hilo/cards';
import { guessesOn, MAX_RATE, rtp } from '../../../rules/hilo/payout';
import { fromRate } from '../../../rules/money';
import { drawsOf, SEN, SETTINGS, STAKE, Table } from '../solo/table.fixture';
import type { SoloRound } from '../solo/types';
import { type HiloBoard, hiloRules } from './rules';

/** Floats that deal these cards. */
const deal = (...cards: number[]): number[] => cards.map((card) => (card + 0.5) / CARDS);
const [ACE, TWO, SEVEN, KING] = [48, 0, 20, 44];
const table = (...cards: number[]) =>
  new Table(hiloRules, () => drawsOf(deal(...cards)), { ...SETTINGS, maxProfit: SEN * 100_000_000n });
const start = { type: 'start', ask: {}, script: null, amount: STAKE, at: 0 } as const;
const say = (select: 'higher' | 'lower' | 'same' | 'skip') =>
  ({ type: 'act', roundId: '1', act: { select }, at: 100 }) as const;

function round(answer: ReturnType<ReturnType<typeof table>['play']>): SoloRound<HiloBoard> {
  if (!('call' in answer) || answer.call !== 'round') throw new Error('it was refused');
  return answer.round;
}

describe('a trail', () => {
  it('is the deck of the seeds: the published vector of the large operators', () => {
    const game = new Table(
      hiloRules,
      (nonce) =>
        soloDraws({
          serverSeed: '412780c6e08859f955318b5c7c75e288',
          clientSeed: '54560a34f054ad0c19edac66cf6b8e45',
          nonce,
        }),
      SETTINGS,
    );
    game.play('ana', start);
    for (let skip = 0; skip < 6; skip += 1) game.play('ana', say('skip'));
    expect(
      round(game.play('ana', say('skip')))
        .board.cards.map(({ card }) => cardName(card))
        .join(' '),
    ).toBe('8♦ 6♠ 5♠ 5♣ Q♣ K♠ 9♠ 8♥');
  });

  it('goes on with right guesses, the same rank among them, and ends with a wrong one', () => {
    const game = table(SEVEN, SEVEN, KING, ACE);
    game.play('ana', start);
    expect(round(game.play('ana', say('higher')))).toMatchObject({ status: 'open', board: { winning: [7] } });
    expect(round(game.play('ana', say('higher')))).toMatchObject({ status: 'open', board: { winning: [7, 7] } });
    expect(game.play('ana', say('higher'))).toEqual({ code: 3 });
    expect(round(game.play('ana', say('same')))).toMatchObject({ status: 'lost', paid: 0n, board: { wrong: true } });
  });

  it('allows higher or same on an ace, and lower on neither', () => {
    const game = table(ACE, ACE);
    game.play('ana', start);
    expect(game.play('ana', say('lower'))).toEqual({ code: 3 });
    expect(round(game.play('ana', say('same')))).toMatchObject({ status: 'open', rate: 128_700 });
  });

  it('skips for nothing, 52 times', () => {
    const game = table(TWO);
    game.play('ana', start);
    for (let skip = 1; skip <= HILO_MAX_SKIPS; skip += 1)
      expect(round(game.play('ana', say('skip')))).toMatchObject({ rate: 10_000, board: { skips: skip } });
    expect(game.play('ana', say('skip'))).toEqual({ code: 667 });
    expect(game.play('ana', { type: 'cash', roundId: '1', at: 1 })).toEqual({ code: 706 });
  });

  it('ends by itself at the highest rate', () => {
    const game = table(ACE, ACE, ACE, ACE, ACE);
    game.play('ana', start);
    for (let guess = 0; guess < 3; guess += 1) game.play('ana', say('same'));
    expect(round(game.play('ana', say('same')))).toMatchObject({ status: 'won', rate: MAX_RATE, paid: SEN * 10_000n });
  });
});

describe('over every pair of ranks', () => {
  it('each guess returns 99 %, but for the rounding', () => {
    for (let first = 0; first < CARDS; first += SUITS.length) {
      for (const guess of guessesOn(playRank(first))) {
        let paid = 0n;
        for (let next = 0; next < CARDS; next += SUITS.length) {
          const game = table(first, next);
          game.play('ana', start);
          if (round(game.play('ana', say(guess))).status === 'open')
            paid += round(game.play('ana', { type: 'cash', roundId: '1', at: 1 })).paid;
        }
        const back = Number(paid) / Number(SEN) / RANKS.length;
        expect(back).toBeGreaterThanOrEqual(rtp() - 1e-9);
        expect(back).toBeLessThanOrEqual(fromRate(9_900) + 1e-9);
      }
    }
  });
});
