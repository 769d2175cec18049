import { buildChain, growChain, readChain, type ChainReader } from '../../../rules/fairness/chain';
import type { HashText } from '../../../rules/fairness/hash';
import { publicSeedOf } from '../../../rules/fairness/publicSeed';
import type { Clock, Entropy, Store } from '../../ports';
import type { RoomLogger } from '../observe';
import { Sealed } from '../reveal';
import { createCollection, type SeedingRules } from './collection';
import { chainById, chainInUse, type FeedName, keepChain, type KeptChain, waitingChain } from './store';

/** The link of one round: all that a room needs of its seed. */
export interface Ticket {
  readonly chainId: string;
  readonly index: number;
  readonly publicSeed: string;
  readonly sealed: Sealed;
}

/** Chain lengths of a feed in rounds. */
export interface ChainLengths {
  /** Made at start-up when there is none, without shares from outside: short, so that the first round need not wait. */
  readonly first: number;
  /** Made in the background to follow it, with shares: a year of rounds. 0 makes `first` again when one is used up. */
  readonly year: number;
}

/** A few milliseconds of hashing, and five days of rounds or more; the long chain is there within a minute. */
export const FIRST_CHAIN = 16_384;

export interface FeedDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly hash: HashText;
  readonly logger: RoomLogger;
  readonly seeding: SeedingRules;
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
 * Opens a feed where it was left. A first start makes a short chain at once, so that no room waits for visitors: its public seed follows from the link
 * alone. A year's chain is made in the background, published, and takes shares from outside (collection.ts); once its seed is made, rounds are drawn
 * from it, from the next one on. Every later start reads checkpoints and recomputes one block.
 */
export async function openFeed(feed: FeedName, lengths: ChainLengths, deps: FeedDeps): Promise<SeedFeed> {
  const { store, clock, entropy, hash, logger, seeding } = deps;
  let cancelGrowth: (() => void) | null = null;
  let stopped = false;
  let growing = false;
  /** Has shares from outside and waits for its first round. */
  let successor: KeptChain | null = null;

  const makeFirst = async (): Promise<KeptChain> => {
    const chain = buildChain(entropy.hex(32), lengths.first, { hash });
    const publicSeed = publicSeedOf(chain.published, []);
    const kept: KeptChain = { chainId: entropy.id(), used: 0, chain, seeding: 'shares', publicSeed, shares: 0 };
    await store.transaction((tx) => keepChain(tx, feed, kept, clock.now()));
    return kept;
  };

  /** The chain to go on with. */
  const take = async (): Promise<KeptChain> => {
    const inUse = await chainInUse(store.db, feed);
    const waiting = await waitingChain(store.db, feed);
    if (inUse !== null && (inUse.shares > 0 || waiting === null || waiting.shares === 0)) return inUse;
    const next = waiting ?? (await makeFirst());
    logger.info(
      {
        feed,
        chain: next.chainId,
        rounds: next.chain.length,
        published: next.chain.published,
        publicSeed: next.publicSeed,
        shares: next.shares,
      },
      'a new hash chain begins',
    );
    return next;
  };

  const collection = createCollection(feed, seeding, deps, (chain) => {
    successor = chain;
  });

  /** Makes the year's chain in portions, so that nobody notices; whoever dies meanwhile starts it anew. */
  const growYear = (): void => {
    if (growing) return;
    growing = true;
    const growth = growChain(entropy.hex(32), lengths.year, { hash });
    const portion = (): void => {
      if (stopped) return;
      const chain = growth.advance(PORTION);
      if (chain === null) cancelGrowth = clock.at(clock.now() + PAUSE_MS, portion);
      else {
        growing = false;
        collection.open(chain);
      }
    };
    portion();
  };

  /** Sees to it that a chain with shares from outside will follow the one in use. */
  const prepare = async (): Promise<void> => {
    if (lengths.year === 0) return;
    const waiting = await waitingChain(store.db, feed);
    successor = waiting !== null && waiting.shares > 0 && waiting.chainId !== current.chainId ? waiting : null;
    if (successor === null && !(await collection.resume())) growYear();
  };

  let current = await take();
  let reader = readChain(current.chain, hash);
  let next = ticketOf(current, reader, current.used + 1, hash);
  await prepare();

  const begin = async (chain: KeptChain): Promise<void> => {
    current = chain;
    reader = readChain(chain.chain, hash);
    next = ticketOf(chain, reader, chain.used + 1, hash);
    await prepare();
  };

  return {
    get next() {
      return next;
    },
    async advance() {
      const index = next.index + 1;
      // Between two rounds: the one that was opened last keeps its link, the one after it has the first link of the new chain.
      if (index > current.chain.length || (current.shares === 0 && successor !== null)) await begin(await take());
      else next = ticketOf(current, reader, index, hash);
    },
    stop() {
      stopped = true;
      cancelGrowth?.();
      collection.stop();
    },
  };
}
