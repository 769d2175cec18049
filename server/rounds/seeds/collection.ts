import type { Chain } from '../../../rules/fairness/chain';
import type { Beacon } from '../../ports';
import type { FeedDeps } from './feed';
import { closeShares } from './shares';
import { chainById, collectingChain, type CollectingChain, type FeedName, keepChain, type KeptChain } from './store';

/** How a house collects shares. */
export interface SeedingRules {
  /** From the publication of a link until its shares are closed, ms. */
  readonly collectMs: number;
  /** Public randomness that joins the shares; null for none. */
  readonly beacon: Beacon | null;
}

/** Long enough for a day's first visitors of a small house, short enough that a new house soon draws from shared seeds. */
export const COLLECT_MS = 3_600_000;
/** From the closing of the shares to the beacon's value, at least: nodes' clocks differ a little, and no share may know the value. */
export const BEACON_AFTER_MS = 15_000;
/** Between two tries where the beacon is late or the store does not answer: longer each time. */
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 600_000;

/** The collection of shares for one feed. */
export interface Collection {
  /** Takes up what an earlier process left collecting. True when there was something. */
  resume(): Promise<boolean>;
  /** Publishes a chain's link, as soon as that can be done, and takes shares from then on. */
  open(chain: Chain): void;
  stop(): void;
}

/**
 * Publishes a link, lets shares come until the announced time, and makes the public seed. `sealed` hears of the chain once it can be used. What is
 * late is waited for: a beacon that does not answer holds the draw of the seed up, never the rooms.
 */
export function createCollection(
  feed: FeedName,
  { collectMs, beacon }: SeedingRules,
  { store, clock, entropy, logger }: FeedDeps,
  sealed: (chain: KeptChain) => void,
): Collection {
  let cancel: (() => void) | null = null;
  let stopped = false;

  /** Does a piece of work at its time, and again until it is done. */
  const at = (when: number, work: () => Promise<void>, retryMs = RETRY_FIRST_MS): void => {
    if (stopped) return;
    cancel = clock.at(when, () => {
      work().catch((error: unknown) => {
        logger.error({ err: error, feed, retryMs }, 'the public seed of a hash chain has to wait');
        at(clock.now() + retryMs, work, Math.min(RETRY_MOST_MS, retryMs * 2));
      });
    });
  };

  const valueOf = async ({ beacon: pick, chainId }: CollectingChain): Promise<string | null> => {
    if (pick === null) return null;
    if (beacon?.name !== pick.name)
      throw new Error(`chain ${chainId} waits for round ${pick.round} of the beacon ${pick.name}: configure it again`);
    const value = await beacon.value(pick.round);
    if (value === null) throw new Error(`round ${pick.round} of the beacon ${pick.name} is not there yet`);
    return value;
  };

  const close = async (chain: CollectingChain): Promise<void> => {
    const value = await valueOf(chain);
    const now = clock.now();
    const pick = chain.beacon !== null && value !== null ? { ...chain.beacon, value } : null;
    const next = now + collectMs;
    const closed = await store.transaction((tx) => closeShares(tx, store.engine, chain.chainId, pick, now, next));
    if (stopped) return;
    if (closed.kind === 'nobody') return watch({ ...chain, closesAt: next });
    const kept = await chainById(store.db, chain.chainId);
    logger.info(
      { feed, chain: kept.chainId, published: kept.chain.published, publicSeed: kept.publicSeed, shares: kept.shares },
      'the public seed of a hash chain is made',
    );
    sealed(kept);
  };

  const watch = (chain: CollectingChain): void =>
    at(chain.closesAt + (chain.beacon === null ? 0 : BEACON_AFTER_MS), () => close(chain));

  const publish = async (chain: Chain): Promise<void> => {
    const now = clock.now();
    const closesAt = now + collectMs;
    const pick =
      beacon === null ? null : { name: beacon.name, round: await beacon.roundAfter(closesAt + BEACON_AFTER_MS) };
    const made: CollectingChain = { chainId: entropy.id(), published: chain.published, closesAt, beacon: pick };
    await store.transaction((tx) => keepChain(tx, feed, { ...made, chain, seeding: 'collecting' }, now));
    logger.info(
      { feed, chain: made.chainId, rounds: chain.length, published: chain.published, closesAt, beacon: pick },
      'a hash chain is published and takes shares',
    );
    watch(made);
  };

  return {
    async resume() {
      const found = await collectingChain(store.db, feed);
      if (found !== null) watch(found);
      return found !== null;
    },
    open: (chain) => at(clock.now(), () => publish(chain)),
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}
