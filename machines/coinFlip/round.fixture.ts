/** Rounds of coin flip by the sides that fell, for tests. */
import { coinRate } from '../../rules/coinFlip/coin';
import { fromRate } from '../../rules/money';
import { rightFlips } from './machine';
import type { CoinFlipRound, CoinSide, CoinTurn } from './types';
import { rp } from '../../rules/money.fixture';

const SIDES: Readonly<Record<string, CoinSide>> = { h: 'heads', t: 'tails' };

/** @param fell `h` and `t` in their order; one after `!` was not the side that was named */
export function roundOf(fell: string, change: Partial<CoinFlipRound> = {}): CoinFlipRound {
  const flips = [...fell.matchAll(/(!?)([ht])/g)].map(([, wrong, letter = 'h']): CoinTurn => {
    const side = SIDES[letter] ?? 'heads';
    return { side, select: wrong === '' ? side : side === 'heads' ? 'tails' : 'heads' };
  });
  const lost = fell.includes('!');
  return {
    roundId: '7',
    amount: rp(25_000),
    status: lost ? 'lost' : 'open',
    rate: lost ? 0 : fromRate(coinRate(rightFlips({ flips }).length)),
    winAmount: 0n,
    startTime: 1_795_000_000_000,
    clientSeed: 'seed',
    nonce: 0,
    serverSeedHash: 'ab'.repeat(32),
    flips,
    ...change,
  };
}
