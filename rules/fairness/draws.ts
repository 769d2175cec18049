import { bytesToHex } from '@noble/hashes/utils.js';

/** Floats in one digest of 32 bytes. */
export const FLOATS_PER_DIGEST = 8;

/** What a round is drawn from. */
export interface Draws {
  /** Hex text of the digest with counter 0: what is shown as the round's hash. */
  readonly digest: string;
  /** The endless floats of the round from its first one, each from 0 up to but not including 1. */
  floats(): Generator<number, never>;
}

/** The float of four bytes: b0/256 + b1/256^2 + b2/256^3 + b3/256^4, exact in a double. */
export function floatOf(b0: number, b1: number, b2: number, b3: number): number {
  return b0 / 256 + b1 / 256 ** 2 + b2 / 256 ** 3 + b3 / 256 ** 4;
}

/** The eight floats of a digest, four bytes each. */
export function floatsOf(digest: Uint8Array): number[] {
  return Array.from({ length: FLOATS_PER_DIGEST }, (_, i) => {
    const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = digest.subarray(i * 4, i * 4 + 4);
    return floatOf(b0, b1, b2, b3);
  });
}

/**
 * The draws of a round whose digests are numbered: the counter goes up by one for every eight floats.
 * @param digestOf the 32 bytes of the digest with a counter
 */
export function drawsFrom(digestOf: (counter: number) => Uint8Array): Draws {
  return {
    digest: bytesToHex(digestOf(0)),
    *floats() {
      for (let counter = 0; ; counter += 1) yield* floatsOf(digestOf(counter));
    },
  };
}
