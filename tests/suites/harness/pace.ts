import { keepCollectingChains } from '../../lib/collecting-chains';
import { openStore, type StoreOptions } from '../../../server/store/open';

/** Makes the rolls of a house wait for no needle, so that bets can come all the time, and has no year of chains made beside them. Its servers are started afterwards. */
export async function withoutPace(at: StoreOptions): Promise<void> {
  const store = await openStore(at);
  const turbo = { key: 'turbo', value: 'true', version: 1, at: 0, applies_at: 0, actor: 'nobody', reason: 'a test' };
  await store.db.insertInto('setting_changes').values(turbo).execute();
  await keepCollectingChains(store);
  await store.close();
}
