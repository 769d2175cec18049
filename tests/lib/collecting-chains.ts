/**
 * What a house that ran for a minute has: of each feed, the chain that will follow, which takes shares. A fresh one makes a year of rounds for it first, five seconds of a processor for each
 * process that a test starts on data of its own.
 */
import { FAIR_FEEDS } from '../../contract/share';
import { buildChain } from '../../rules/fairness/chain';
import type { Store } from '../../server/ports';
import { sha256 } from '../../server/rounds/seeds/hash';
import { keepChain } from '../../server/rounds/seeds/store';

const LENGTH = 64;
/** No test lives to see one closed. */
const OPEN_MS = 24 * 3_600_000;

export function keepCollectingChains(store: Store): Promise<void> {
  const closesAt = Date.now() + OPEN_MS;
  return store.transaction(async (tx) => {
    for (const [i, feed] of FAIR_FEEDS.entries()) {
      const chain = buildChain(sha256(`lintang tests ${feed}`), LENGTH, { hash: sha256 });
      const chainId = `follows${String(i)}`.padStart(26, '0');
      await keepChain(tx, feed, { chainId, seeding: 'collecting', closesAt, beacon: null, chain }, 0);
    }
  });
}
