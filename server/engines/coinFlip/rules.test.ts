import { describe, expect, it } from 'vitest';
import type { CoinSide } from '../../../contract/coinFlip';
import { coinRate, MAX_FLIPS, MAX_RATE, rtp } from '../../../rules/coinFlip/coin';
import { drawsOf, SEN, SETTINGS, STAKE, Table } from '../solo/table.fixture';
import type { SoloRound } from '../solo/types';
import { type CoinBoard, coinFlipRules } from './rules';

/** Floats that land the coin on these sides: h for heads, t for tails. */
const fall = (sides: string): number[] => [...sides].map((side) => (side === 'h' ? 0.25 : 0.75));
const table = (sides: string, maxProfit = SEN * 10n ** 9n) =>
  new Table(coinFlipRules, () => drawsOf(fall(sides)), { ...SETTINGS, maxProfit });
const start = { type: 'start', ask: {}, script: null, amount: STAKE, at: 0 } as const;
const say = (select: CoinSide, at = 100) => ({ type: 'act', roundId: '1', act: { select }, at }) as const;
const cash = { type: 'cash', roundId: '1', at: 900 } as const;

function round(answer: ReturnType<ReturnType<typeof table>['play']>): SoloRound<CoinBoard> {
  if (!('call' in answer) || answer.call !== 'round') throw new Error('it was refused');
  return answer.round;
}

describe('a round', () => {
  it('begins without a flip and cannot be cashed out before one was right', () => {
    const game = table('h');
    expect(round(game.play('ana', start))).toMatchObject({ status: 'open', rate: 10_000, board: { flips: [] } });
    expect(game.play('ana', cash)).toEqual({ code: 706 });
  });

  it('goes on with right flips, each told with its time, and pays what the last of them is worth', () => {
    const game = table('hth');
    game.play('ana', start);
    game.play('ana', say('heads', 400));
    expect(round(game.play('ana', say('tails', 900)))).toMatchObject({
      status: 'open',
      rate: coinRate(2),
      board: {
        flips: [
          { select: 'heads', side: 'heads', after: 400 },
          { select: 'tails', side: 'tails', after: 900 },
        ],
      },
    });
    expect(round(game.play('ana', cash))).toMatchObject({ status: 'won', paid: (SEN * 396n) / 100n });
  });

  it('ends with a wrong flip, which takes the stake', () => {
    const game = table('ht');
    game.play('ana', start);
    game.play('ana', say('heads'));
    expect(round(game.play('ana', say('heads')))).toMatchObject({ status: 'lost', rate: 0, paid: 0n });
    expect(game.play('ana', cash)).toEqual({ code: 706 });
    expect(game.play('ana', say('heads'))).toEqual({ code: 3 });
  });

  it('ends by itself with the last right flip', () => {
    const game = table('h'.repeat(MAX_FLIPS), SEN * 10n ** 7n);
    game.play('ana', start);
    for (let flip = 1; flip < MAX_FLIPS; flip += 1)
      expect(round(game.play('ana', say('heads')))).toMatchObject({ status: 'open', rate: coinRate(flip) });
    expect(round(game.play('ana', say('heads')))).toMatchObject({
      status: 'won',
      rate: MAX_RATE,
      paid: (SEN * BigInt(MAX_RATE)) / 10_000n,
    });
  });

  it('ends by itself once more would pass the maximum profit', () => {
    const game = table('hhh', SEN * 5n);
    game.play('ana', start);
    game.play('ana', say('heads'));
    game.play('ana', say('heads'));
    expect(round(game.play('ana', say('heads')))).toMatchObject({ status: 'won', paid: SEN * 6n });
  });
});

describe('over every row of sides', () => {
  it.each([1, 2, 5])('a player who cashes out after %i flips gets back 99 %', (flips) => {
    let paid = 0n;
    for (let row = 0; row < 2 ** flips; row += 1) {
      const game = table(Array.from({ length: flips }, (_, i) => ((row >> i) & 1 ? 't' : 'h')).join(''));
      game.play('ana', start);
      for (let flip = 0; flip < flips; flip += 1) game.play('ana', say('tails'));
      const end = game.play('ana', cash);
      if ('call' in end) paid += round(end).paid;
    }
    expect(Number(paid) / Number(SEN) / 2 ** flips).toBeCloseTo(rtp(), 12);
  });
});
