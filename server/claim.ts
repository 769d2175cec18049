import { sql } from 'kysely';
import { KINDS } from './kinds';
import { createLedger } from './ledger/ledger';
import type { Clock, Store, Tx } from './ports';
import { renounceSecrets } from './rounds/renounce';
import { type Lineage, lineageOf } from './store/lineage';
import type { Logger } from './system/logger';

/** Somebody else has done it meanwhile. */
class ClaimedError extends Error {
  override readonly name = 'ClaimedError';
}

/**
 * Gives up whatever a store that goes on from an earlier moment must not use again: hash chains, players' seeds with the solo rounds that are open on them, sessions and codes that were ended
 * since. Can be cut short at any point and run again. Then the store is the house's own.
 * @param stillForeign looked at in every transaction, so that of two nodes that are at it none undoes what the other began
 */
export async function disown(
  store: Store,
  clock: Clock,
  lineage: Lineage,
  stillForeign: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<void> {
  const careful: Store = {
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        // Over all players, on a store that serves none yet.
        if (store.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
        if (!(await stillForeign(tx))) throw new ClaimedError();
        return work(tx);
      }),
  };
  const ledger = createLedger({ store: careful, clock, kinds: KINDS });
  await renounceSecrets({ store: careful, ledger, clock });
  await careful.transaction(async (tx) => {
    await tx.deleteFrom('sessions').execute();
    await tx.deleteFrom('one_time_codes').execute();
    await lineage.adopt(tx);
  });
}

/**
 * Before rooms open on a store: makes sure that it is the history which the house played on last. One that was put back (from a backup, by hand, by PostgreSQL's own means, or by a standby that
 * lacked the last moments) gives its secrets up first.
 */
export async function claimStore(store: Store, clock: Clock, logger: Pick<Logger, 'warn'>): Promise<void> {
  const lineage = await lineageOf(store);
  const standing = await lineage.standing(store.db);
  if (standing === 'own') return;
  if (standing === 'new') return store.transaction((tx) => lineage.adopt(tx));
  logger.warn(
    {},
    'the store goes on from an earlier moment: hash chains and seeds are given up, stakes of open solo rounds go back, everybody signs in again',
  );
  const locked = async (tx: Tx): Promise<boolean> => {
    if (store.engine === 'postgres') await sql`select 1 from store_lineage for update`.execute(tx);
    return (await lineage.standing(tx)) === 'foreign';
  };
  await disown(store, clock, lineage, locked).catch((error: unknown) => {
    if (!(error instanceof ClaimedError)) throw error;
  });
}
