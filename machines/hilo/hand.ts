import { playRank } from '../../rules/hilo/cards';
import { sidesOf, winningRanks } from '../../rules/hilo/payout';
import type { SoloHand } from '../kit/solo/hand';
import { TURN_MS } from './machine';
import { winningOf } from './select';
import type { HiloKinds, HiloSelect } from './types';

/** How a run guesses: always one side, or the side that more ranks make right. */
export const HILO_WAYS = ['higher', 'lower', 'likelier'] as const;
export type HiloWay = (typeof HILO_WAYS)[number];

/** A card that has turned over is looked at this long before the next guess, ms. */
const SEEN_MS = 620;
/** How long a result stands between two rounds of a run, ms. */
const REST_MS = 1_600;

/** The guess on a rank, 1 to 13. On an ace and on a king one side alone is left beside "the same": whatever the way, it is taken. */
export function guessOf(way: HiloWay, rank: number): HiloSelect {
  const sides = sidesOf(rank).filter((guess) => guess !== 'same');
  const [first = 'higher', second = first] = sides;
  if (way !== 'likelier') return way === second ? second : first;
  return winningRanks(rank, second) > winningRanks(rank, first) ? second : first;
}

/** Plays the rounds of a run: guesses in one way, and cashes out after so many right guesses. It skips nothing. */
export const hiloHand = (way: HiloWay, right: number): SoloHand<HiloKinds> => ({
  step: (round) => (winningOf(round).length >= right ? null : guessOf(way, playRank(round.cards.at(-1)?.card ?? 0))),
  lookMs: () => TURN_MS + SEEN_MS,
  restMs: REST_MS,
});
