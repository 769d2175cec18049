import { buildChain, growChain, readChain, type ChainReader } from '../../../rules/fairness/chain';
import type { HashText } from '../../../rules/fairness/hash';
import type { Clock, Entropy, Store } from '../../ports';
import type { RoomLogger } from '../observe';
import { Sealed } from '../reveal';
import { chainById, type FeedName, keepChain, type KeptChain, unusedChains } from './store';

/** The link of one round: all that a room needs of its seed. */
export interface Ticket {
  readonly chainId: string;
  readonly index: number;
  readonly publicSeed: string;
  readonly sealed: Sealed;
}

/** Chain lengths of a feed in rounds. */
export interface ChainLengths {
  /** Made at start-up when there is none: short, so that the first round need not wait. */
  readonly first: number;
  /** Made in the background to follow it: a year of rounds. 0 makes `first` again when one is used up. */
  readonly year: number;
}

export interface FeedDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly hash: HashText;
  readonly logger: RoomLogger;
}

/** Where a room's seeds come from, link by link, chain after chain. */
export interface SeedFeed {
  /** The next unused link. Stays the same until `advance`. */
  readonly next: Ticket;
  /** To be called once the next link was given to a round: moves on, to the next chain when this one is used up. */
  advance(): Promise<void>;
  stop(): void;
}

/** Links made in one go in the background: about a millisecond. */
const PORTION = 2_048;
const PAUSE_MS = 20;

const ticketOf = ({ chainId, publicSeed }: KeptChain, reader: ChainReader, index: number, hash: HashText): Ticket => ({
  chainId,
  index,
  publicSeed,
  sealed: new Sealed(reader.seed(index), hash),
});

/** The link of a round of long ago, or of one that an earlier process left open. */
export async function ticketFor(
  { store, hash }: Pick<FeedDeps, 'store' | 'hash'>,
  chainId: string,
  index: number,
): Promise<Ticket> {
  const kept = await chainById(store.db, chainId);
  return ticketOf(kept, readChain(kept.chain, hash), index, hash);
}

/**
 * Opens a feed where it was left. A first start makes a short chain at once and a year's chain in the background; every later one
 * reads checkpoints and recomputes one block. The public seed is drawn and kept with the chain, before any of its rounds.
 */
export async function openFeed(feed: FeedName, lengths: ChainLengths, deps: FeedDeps): Promise<SeedFeed> {
  const { store, clock, entropy, hash, logger } = deps;
  let cancelGrowth: (() => void) | null = null;
  let stopped = false;

  const keep = async (chain: KeptChain['chain']): Promise<KeptChain> => {
    const kept: KeptChain = { chainId: entropy.id(), publicSeed: entropy.hex(32), used: 0, chain };
    await store.transaction((tx) => keepChain(tx, feed, kept, clock.now()));
    return kept;
  };

  /** The chain to go on with. Its last link is published here, before its first round, and again by that round's commitment. */
  const take = async (): Promise<KeptChain> => {
    const [waiting] = await unusedChains(store.db, feed);
    const kept = waiting ?? (await keep(buildChain(entropy.hex(32), lengths.first, { hash })));
    if (kept.used === 0)
      logger.info(
        {
          feed,
          chain: kept.chainId,
          rounds: kept.chain.length,
          published: kept.chain.published,
          publicSeed: kept.publicSeed,
        },
        'a new hash chain begins',
      );
    return kept;
  };

  /** Makes the year's chain in portions, so that nobody notices; whoever dies meanwhile starts it anew. */
  const growYear = async (): Promise<void> => {
    if (lengths.year === 0 || (await unusedChains(store.db, feed)).some(({ chainId }) => chainId !== current.chainId))
      return;
    const growth = growChain(entropy.hex(32), lengths.year, { hash });
    const portion = (): void => {
      if (stopped) return;
      const chain = growth.advance(PORTION);
      if (chain === null) cancelGrowth = clock.at(clock.now() + PAUSE_MS, portion);
      else
        keep(chain).catch((error: unknown) => logger.error({ err: error, feed }, 'the next hash chain was not kept'));
    };
    portion();
  };

  let current = await take();
  let reader = readChain(current.chain, hash);
  let next = ticketOf(current, reader, current.used + 1, hash);
  await growYear();

  return {
    get next() {
      return next;
    },
    async advance() {
      const index = next.index + 1;
      if (index > current.chain.length) {
        current = await take();
        reader = readChain(current.chain, hash);
        next = ticketOf(current, reader, current.used + 1, hash);
        await growYear();
      } else {
        next = ticketOf(current, reader, index, hash);
      }
    },
    stop() {
      stopped = true;
      cancelGrowth?.();
    },
  };
}
