import type { Selectable } from 'kysely';
import type { Store, Tx } from '../ports';
import type { UsersTable } from '../store/tables/accounts';

/**
 * Whether an account is as it was when a secret of it was compared, some time ago, as hashes wait for their turn: what that opens is opened only then. A change that is under way is waited for, and
 * one that begins meanwhile finds what was opened, and ends it.
 */
export async function isStill(
  { engine }: Pick<Store, 'engine'>,
  tx: Tx,
  id: string,
  as: Partial<Selectable<UsersTable>>,
): Promise<boolean> {
  const same = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where((e) => e.and(as));
  return (await (engine === 'postgres' ? same.forUpdate() : same).executeTakeFirst()) !== undefined;
}
