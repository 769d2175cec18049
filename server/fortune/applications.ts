import { sql } from 'kysely';
import type { PartnerRow } from '../../contract/deskPartners';
import { DESK_PAGE } from '../../contract/deskParts';
import { CODE, CodeError } from '../../contract/errors';
import type { Application, PartnerPlan } from '../../contract/fortune';
import type { Events } from '../events/index';
import type { Clock, Db, Player, Store, Tx } from '../ports';
import { queuePage } from '../sql/queue';
import './events';

/** Said in the words of the index of those that wait: with a parameter in it SQLite would go through all. */
const WAITING = sql.lit('review' as const);

interface Deps {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** A player's application to become a partner. */
export function createApplications({ store, clock }: Deps) {
  const state = async (userId: string, db: Db | Tx = store.db): Promise<Application> => {
    const row = await db
      .selectFrom('partner_applications')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return { state: 'none' };
    const { channel, address, plan, sent_at, reason } = row;
    return { state: row.state, channel, address, plan, sentAt: Number(sent_at), reason };
  };
  return {
    state: (userId: string) => state(userId),

    /** @throws CodeError 9005 while one waits, or was accepted */
    apply({ id: userId, keep }: Player, { channel, address, plan }: PartnerPlan): Promise<Application> {
      const row = { state: 'review' as const, channel, address, plan, sent_at: clock.now(), decided_at: 0, reason: '' };
      return store.transaction(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('partner_applications')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet(row).where('partner_applications.state', '=', 'refused'),
          )
          .executeTakeFirst();
        if ((numInsertedOrUpdatedRows ?? 0n) === 0n) throw new CodeError(CODE.repeatedRequest);
        const sent = await state(userId, tx);
        await keep?.(tx, sent);
        return sent;
      });
    },
  };
}

/** Applications that wait, the longest first. @param after the player of the last row of the page before @throws CodeError 3 for one who never applied */
export async function waitingApplications(
  db: Db,
  after: string | undefined,
): Promise<{ list: PartnerRow[]; next: string | null }> {
  const waiting = db
    .selectFrom('partner_applications as a')
    .innerJoin('users', 'users.id', 'a.user_id')
    .select(['a.user_id', 'users.name', 'a.channel', 'a.address', 'a.plan', 'a.sent_at'])
    .where('a.state', '=', WAITING);
  const behind = after === undefined ? undefined : await placeOf(db, after);
  const { rows, next } = await queuePage(waiting, 'a', behind, DESK_PAGE);
  const list = rows.map(({ user_id, name, channel, address, plan, sent_at }) => ({
    userId: user_id,
    playerName: name,
    channel,
    address,
    plan,
    sentAt: Number(sent_at),
  }));
  return { list, next };
}

async function placeOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('partner_applications')
    .select(['user_id', 'sent_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new CodeError(CODE.parameter);
  return row;
}

/** How many wait, and since when the oldest does, epoch ms. */
export async function countWaiting(db: Db): Promise<{ waiting: number; oldest: number | null }> {
  const { waiting, oldest } = await db
    .selectFrom('partner_applications')
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('sent_at').as('oldest')])
    .where('state', '=', WAITING)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldest: waiting > 0n ? Number(oldest) : null };
}

/** The desk's word on an application that waits, told to the player with the transaction. @returns false when there is none */
export async function decideApplication(
  { clock, events }: Pick<Deps, 'clock'> & { readonly events: Pick<Events, 'publish'> },
  tx: Tx,
  userId: string,
  verdict: 'accepted' | 'refused',
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_applications')
    .set({ state: verdict, decided_at: clock.now(), reason: verdict === 'refused' ? reason : '' })
    .where('user_id', '=', userId)
    .where('state', '=', 'review')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await events.publish(tx, { type: 'fortune.decided', userId, payload: { accepted: verdict === 'accepted' } });
  return true;
}
