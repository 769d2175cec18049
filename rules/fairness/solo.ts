import { type Draws, drawsFrom } from './draws';
import { hmacSha256 } from './hash';

/** What a round of a solo game (mines, hilo, roller) is drawn from. */
export interface SoloSeeds {
  /** The player's server seed; only its hash is shown until it is rotated. */
  readonly serverSeed: string;
  /** The player's own text, 1 to 32 characters. */
  readonly clientSeed: string;
  /** Rounds played on this pair of seeds before this one, from 0. */
  readonly nonce: number;
}

/** The digest of a solo round: H(serverSeed, clientSeed:nonce:counter). */
export function soloDigest({ serverSeed, clientSeed, nonce }: SoloSeeds, counter = 0): Uint8Array {
  return hmacSha256(serverSeed, `${clientSeed}:${nonce}:${counter}`);
}

/** The draws of a solo round. */
export function soloDraws(seeds: SoloSeeds): Draws {
  return drawsFrom((counter) => soloDigest(seeds, counter));
}
