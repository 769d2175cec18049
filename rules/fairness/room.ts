import { type Draws, drawsFrom } from './draws';
import { hmacSha256 } from './hash';

/** What a round of a room (crash, wingo, roulette, dice, dingdong) is drawn from. All texts, as they are published. */
export interface RoomSeeds {
  /** The round's link of the hash chain, revealed when the round ends. */
  readonly serverSeed: string;
  /** Fixed before the chain is used. */
  readonly publicSeed: string;
  readonly roundId: string;
}

/** The digest of a room's round: H(serverSeed, publicSeed:roundId:counter). */
export function roomDigest({ serverSeed, publicSeed, roundId }: RoomSeeds, counter = 0): Uint8Array {
  return hmacSha256(serverSeed, `${publicSeed}:${roundId}:${counter}`);
}

/** The draws of a room's round. */
export function roomDraws(seeds: RoomSeeds): Draws {
  return drawsFrom((counter) => roomDigest(seeds, counter));
}
