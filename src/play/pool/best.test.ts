import { describe, expect, it } from 'vitest';
import { diceGame } from '../../games/dice/room/game';
import { dingdongGame } from '../../games/dingdong/room/game';
import { roulette } from '../../games/roulette/room/game';
import { bestOf } from './best';
import type { AnyPool } from './game';
import { rp } from '../../../rules/money.fixture';

const stakes = (all: Readonly<Record<string, number>>, read: (pool: string) => AnyPool = (pool) => pool) =>
  new Map(Object.entries(all).map(([pool, amount]) => [read(pool), rp(amount)]));

describe('the best draw for what lies on the table', () => {
  it('is the pool where most can be won', () => {
    expect(bestOf(roulette, stakes({ red: 10_000, black: 20_000, blue: 30_000 }), 0n)).toMatchObject({
      pays: rp(280_000),
      capped: false,
    });
    expect(bestOf(dingdongGame, stakes({ CHERRY: 50_000, DING: 10_000 }), 0n).pays).toBe(rp(200_000));
    // Three of a kind.
    expect(bestOf(diceGame, stakes({ 0: 10_000, 5: 5_000 }, Number), 0n).pays).toBe(rp(90_000));
  });

  it('is held to the limit of the round’s profit over all stakes', () => {
    const lies = stakes({ red: 1_000_000, black: 1_000_000 });
    expect(bestOf(roulette, lies, rp(12_000_000)).capped).toBe(false);
    expect(bestOf(roulette, lies, rp(11_000_000))).toMatchObject({ pays: rp(13_000_000), capped: true });
  });
});
