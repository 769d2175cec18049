import { fairCalls } from '../../contract/share';
import { CODE, CodeError } from '../../contract/errors';
import type { HashText } from '../../rules/fairness/hash';
import type { Answers } from '../http/answers';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { lineOf } from '../system/network';
import { bind, type CallBinding, type Clock, type Store } from '../ports';
import { readChainRecord, readChains } from '../rounds/seeds/faces';
import { sha256 } from '../rounds/seeds/hash';
import { addShare, type Shared, type ShareOutcome } from '../rounds/seeds/shares';
import type { FeedName } from '../rounds/seeds/store';

/** Shares that one address may send, before the store is asked: it takes a few of them (SHARES_PER_ADDRESS), and asking is a transaction a chain. */
export const SHARES_SENT: Rate = { burst: 60, perSecond: 0.2 };

export interface FairDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly hash?: HashText;
}

/** The chains' public page (contract/fair). */
export const fairAnswers = ({ store }: Pick<FairDeps, 'store'>): Answers['fair'] => ({
  chains: async () => ({ list: await readChains(store.db) }),
  async chain({ query }) {
    const record = await readChainRecord(store.db, query.chainId);
    if (record === null) throw new CodeError(CODE.parameter);
    return record;
  },
});

/** Takes the shares of browsers. Every node does it by itself: the store decides what still counts. */
export function fairBindings({ store, clock, hash = sha256 }: FairDeps): CallBinding[] {
  const sent = createAllowance(SHARES_SENT, clock);
  return [
    bind(fairCalls.contribute, async ({ share }, { connectionId, address }) => {
      // Of IPv6 the site: whoever has one would fill a chain's list from its networks, and keep everybody else's shares out of it.
      const origin = lineOf(address);
      // The address has had its part long since.
      if (!sent.take(origin)) return { chains: [] };
      const open = await store.db
        .selectFrom('chains')
        .select(['chain_id', 'feed', 'closes_at'])
        .where('seeding', '=', 'collecting')
        .whereRef('used', '<', 'length')
        .where('closes_at', '>', BigInt(clock.now()))
        .orderBy('feed')
        .orderBy('chain_id')
        .execute();
      const sharer = { connectionId, origin };
      const outcomes: ShareOutcome[] = [];
      const chains: Shared[] = [];
      for (const { chain_id, feed, closes_at } of open) {
        const outcome = await store.transaction((tx) =>
          addShare(tx, { engine: store.engine, hash }, chain_id, share, sharer, clock.now()),
        );
        outcomes.push(outcome);
        if (outcome === 'taken')
          chains.push({ chainId: chain_id, feed: feed as FeedName, closesAt: Number(closes_at) });
      }
      if (outcomes.includes('twice')) throw new CodeError(CODE.tooFrequent);
      return { chains };
    }),
  ];
}
