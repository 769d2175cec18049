import type { Store } from '../../../server/ports';

/** A store that is lost as soon as a transaction is committed: whoever wrote hears nothing of it. */
export const losing = (store: Store): Store => ({
  ...store,
  async transaction(work) {
    await store.transaction(work);
    throw new Error('the store is gone');
  },
});
