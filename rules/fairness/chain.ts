/**
 * The hash chain of a room (READINGS, Fairness).
 *
 * `seed[length]` is the secret head; every other link is the hash of the one above it, `seed[i] = SHA256(seed[i + 1] as text)`. `seed[0]`,
 * the last one made, is published before the first round; round after round then reveals seed[1], seed[2], and so on
 * up to the head. A revealed link hashes to the one before it, so no link could have been chosen after the fact,
 * and the commitment of a round is the link revealed before it.
 *
 * Kept are the head and every 1024th link; the links between are recomputed a block at a time.
 */
import { type HashText, sha256Hex } from './hash';

/** Links from one kept link to the next. */
export const CHECKPOINT_EVERY = 1024;

/** A finished chain. All but `published` and the revealed links is secret. */
export interface Chain {
  /** Rounds that it is good for. */
  readonly length: number;
  /** Links between checkpoints. */
  readonly every: number;
  /** `seed[0]`. */
  readonly published: string;
  /** `seed[every]`, `seed[2 * every]`, ... and last the head. */
  readonly checkpoints: readonly string[];
}

/** A chain in the making, so that a server can yield between portions. */
export interface ChainGrowth {
  /** Makes up to this many links more; null while there are links to make. */
  advance(links: number): Chain | null;
}

interface ChainOptions {
  readonly every?: number;
  readonly hash?: HashText;
}

/**
 * Starts making a chain from its head downwards.
 * @param head the secret: 64 hex digits of fresh entropy
 * @param length rounds that the chain is for, 1 or more
 */
export function growChain(
  head: string,
  length: number,
  { every = CHECKPOINT_EVERY, hash = sha256Hex }: ChainOptions = {},
): ChainGrowth {
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError(`not a chain length: ${length}`);
  const checkpoints = new Array<string>(Math.ceil(length / every));
  checkpoints[checkpoints.length - 1] = head;
  let link = head;
  let index = length;
  return {
    advance(links) {
      const stop = Math.max(0, index - links);
      while (index > stop) {
        link = hash(link);
        index -= 1;
        if (index > 0 && index % every === 0) checkpoints[index / every - 1] = link;
      }
      return index > 0 ? null : { length, every, published: link, checkpoints };
    },
  };
}

/** Makes a whole chain at once. */
export function buildChain(head: string, length: number, options: ChainOptions = {}): Chain {
  const chain = growChain(head, length, options).advance(length);
  if (chain === null) throw new Error('a chain ends after its own length');
  return chain;
}

/** Reads links of a chain. */
export interface ChainReader {
  /**
   * The seed of the round with this index, from 1 to the chain's length.
   * @throws RangeError outside of the chain
   */
  seed(index: number): string;
}

/** Reads a chain block by block: the first link of a block costs up to `every` hashes, the others nothing. */
export function readChain({ length, every, checkpoints }: Chain, hash: HashText = sha256Hex): ChainReader {
  let block: string[] = [];
  let blockNumber = -1;
  return {
    seed(index) {
      if (!Number.isSafeInteger(index) || index < 1 || index > length)
        throw new RangeError(`no link ${index} in a chain of ${length}`);
      const wanted = Math.ceil(index / every) - 1;
      if (wanted !== blockNumber) {
        let link = checkpoints[wanted];
        if (link === undefined) throw new RangeError(`checkpoint ${wanted} is missing`);
        const first = wanted * every + 1;
        block = new Array<string>(Math.min(length, (wanted + 1) * every) - first + 1);
        for (let i = block.length - 1; i >= 0; i -= 1) {
          block[i] = link;
          if (i > 0) link = hash(link);
        }
        blockNumber = wanted;
      }
      const seed = block[index - wanted * every - 1];
      if (seed === undefined) throw new RangeError(`link ${index} is missing`);
      return seed;
    },
  };
}

/**
 * Whether a revealed seed belongs to the chain of an earlier link: hashing it `links` times must give that link.
 * @param earlier a link revealed before, or the published one
 * @param links how many rounds lie between them: 1 for neighbours, the round's index for the published link
 */
export function verifyLink(seed: string, earlier: string, links = 1, hash: HashText = sha256Hex): boolean {
  let link = seed;
  for (let i = 0; i < links; i += 1) link = hash(link);
  return link === earlier;
}
