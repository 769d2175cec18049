import type { CoinSide } from '../../../contract/coinFlip';
import { CODE } from '../../../contract/errors';
import { coinRate, MAX_FLIPS, tossCoins } from '../../../rules/coinFlip/coin';
import type { SoloRules } from '../solo/types';

/** One flip: the side that was named and the side that came, `after` ms from the start. */
export interface CoinToss {
  readonly select: CoinSide;
  readonly side: CoinSide;
  readonly after: number;
}

/** Only the last flip may have been wrong. */
export interface CoinBoard {
  readonly flips: readonly CoinToss[];
}

export interface CoinAct {
  readonly select: CoinSide;
}

/** Coin flip (READINGS, Coin flip): a wrong flip ends the round, and so does the last right one. */
export const coinFlipRules: SoloRules<object, CoinBoard, CoinAct> = {
  game: 'coinFlip',
  refusal: () => null,
  deal: () => ({ flips: [] }),
  act({ flips }, { select }, draws, after) {
    const side = tossCoins(draws.floats(), flips.length + 1)[flips.length];
    if (side === undefined) throw new Error('the floats have an end');
    return { flips: [...flips, { select, side, after }] };
  },
  stand({ flips }) {
    const last = flips.at(-1);
    if (last !== undefined && last.side !== last.select) return { status: 'lost' };
    const rate = coinRate(flips.length);
    if (flips.length === MAX_FLIPS) return { status: 'won', rate };
    return { status: 'open', rate, cash: last === undefined ? { code: CODE.cannotCashOut } : null };
  },
  uncover: (board) => board,
};
