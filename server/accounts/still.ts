import type { Selectable } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import type { Player, Store, Tx } from '../ports';
import type { UsersTable } from '../store/tables/accounts';

type Engine = Pick<Store, 'engine'>;

/** Whose act it is, as the session said that let it in. */
export type Asking = Pick<Player, 'id' | 'session' | 'role' | 'confirmedAt' | 'keep'>;

/**
 * Whether an account is as it was when a secret of it was compared, some time ago, as hashes wait for their turn: what that opens is opened only then. A change that is under way is waited for, and
 * one that begins meanwhile finds what was opened, and ends it.
 */
export async function isStill(
  { engine }: Engine,
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

/**
 * Looks again at what an act was let in by, in the transaction that does it: since then it has waited for its turn, for hashes, for the store, and its owner may have ended that session, shut the
 * account's door with another password, or found somebody at a desk who works there no longer. Locks the account, then the session: whoever ends either does so in this order.
 * @param isConfirmed whether it took a confirmation
 * @throws CodeError 1 for a session that is over, 401 for one whose confirmation counts no longer, 403 for an account of another role
 */
export async function requireSession({ engine }: Engine, tx: Tx, player: Asking, isConfirmed: boolean): Promise<void> {
  const lock = engine === 'postgres';
  const users = tx.selectFrom('users').select(['status', 'role', 'mfa']).where('id', '=', player.id);
  const user = await (lock ? users.forUpdate() : users).executeTakeFirst();
  const sessions = tx
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('token_hash', '=', player.session ?? '')
    .where('user_id', '=', player.id);
  const session = await (lock ? sessions.forUpdate() : sessions).executeTakeFirst();
  if (user?.status !== 'active' || session === undefined) throw new CodeError(CODE.loginExpired);
  if (isConfirmed && session.confirmed_at < BigInt(player.confirmedAt ?? 0)) throw new CodeError(CODE.confirmFirst);
  if (player.role === 'operator' && (user.role !== 'operator' || user.mfa === ''))
    throw new CodeError(CODE.noAuthority);
}
