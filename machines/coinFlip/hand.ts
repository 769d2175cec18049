import type { SoloHand } from '../kit/solo/hand';
import { rightFlips, TOSS_MS } from './machine';
import type { CoinFlipKinds, CoinSide } from './types';

/** Which side a run names: always one, or the other one each time. */
export const COIN_WAYS = ['heads', 'tails', 'alternate'] as const;
export type CoinWay = (typeof COIN_WAYS)[number];

/** A coin that lies is looked at this long before the next toss, ms. */
const SEEN_MS = 540;
/** How long a result stands between two rounds of a run, ms. */
const REST_MS = 1_600;

/** The side to name after the one that was named last; the star where none was. */
const sideAfter = (way: CoinWay, last: CoinSide | undefined): CoinSide =>
  way !== 'alternate' ? way : last === 'heads' ? 'tails' : 'heads';

/**
 * Plays the rounds of a run: names sides in one way, and cashes out after so many right flips. The side of a round's first flip is named as it begins, and
 * follows from the round before.
 */
export const coinFlipHand = (way: CoinWay, right: number): SoloHand<CoinFlipKinds> => ({
  begin: (before) => ({ select: sideAfter(way, before?.flips.at(-1)?.select) }),
  step(round, chosen) {
    if (rightFlips(round).length >= right) return null;
    const last = round.flips.at(-1)?.select;
    return last === undefined && chosen !== null ? chosen.select : sideAfter(way, last);
  },
  lookMs: ({ flips }) => (flips.length === 0 ? 0 : TOSS_MS + SEEN_MS),
  restMs: REST_MS,
});
