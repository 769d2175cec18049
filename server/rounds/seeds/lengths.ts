import type { FeedName } from './store';
import type { ChainLengths } from './feed';

/** A few milliseconds of hashing each, and five days of rounds or more; the long chain is there within a minute. */
const FIRST = 16_384;

/**
 * A year of rounds for each feed. Crash: 8 s of preparation, 16.5 s of flight in the mean and 3 s of ending make 27.5 s, so a year has
 * 1.15 million rounds; there is room for an unlucky one. Wingo: the wall clock.
 * Roulette, dice and dingdong: 23 s a round make 1.37 million, and a ring that runs again only makes it fewer.
 */
export const YEAR_CHAINS: Readonly<Record<FeedName, ChainLengths>> = {
  crash: { first: FIRST, year: 1_600_000 },
  wingo1: { first: FIRST, year: 366 * 2_880 },
  wingo2: { first: FIRST, year: 366 * 1_440 },
  wingo3: { first: FIRST, year: 366 * 720 },
  roulette: { first: FIRST, year: 1_400_000 },
  dice: { first: FIRST, year: 1_400_000 },
  dingdong: { first: FIRST, year: 1_400_000 },
};
