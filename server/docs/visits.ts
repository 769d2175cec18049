import type { DocKey } from '../../contract/docs';
import { DAY_MS, nextWibMidnight } from '../../rules/wib';
import type { Clock, Store } from '../ports';

/** How often docs are opened, by day of Jakarta. */
export const createVisits = (store: Pick<Store, 'db'>, clock: Clock) => ({
  async count(doc: DocKey): Promise<void> {
    await store.db
      .insertInto('doc_visits')
      .values({ doc, day_start: BigInt(nextWibMidnight(clock.now()) - DAY_MS), visits: 1n })
      .onConflict((conflict) =>
        conflict
          .columns(['doc', 'day_start'])
          .doUpdateSet(({ ref, eb }) => ({ visits: eb(ref('doc_visits.visits'), '+', 1n) })),
      )
      .execute();
  },
});
