import { CODE, CodeError } from '../../contract/errors';
import type { SiteMessage } from '../../contract/mailbox';
import type { Answers } from '../http/answers';
import type { Store, Tx } from '../ports';
import { COUNTED_MOST } from './mails';
import { templateList } from './templates';

const PAGE = 20;

/** All messages up to now count as read for a player. @returns false where there are none */
export async function markAllSeen(db: Store['db'] | Tx, userId: string): Promise<boolean> {
  const last = await db.selectFrom('site_messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!last) return false;
  await db
    .insertInto('site_messages_seen')
    .values({ user_id: userId, message_id: last.id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ message_id: last.id }))
    .execute();
  return true;
}

/** Up to which message all count as read for a player, '' for none: ids sort by time. */
async function seenUpTo(db: Store['db'], userId: string): Promise<string> {
  const row = await db
    .selectFrom('site_messages_seen')
    .select('message_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.message_id ?? '';
}

/** How many messages of the site a player has not read, {@link COUNTED_MOST} at most: more are nothing that a screen tells apart. */
export async function countUnseen(db: Store['db'], userId: string): Promise<number> {
  const unseen = db
    .selectFrom('site_messages as m')
    .leftJoin('site_messages_read as r', (join) => join.onRef('r.message_id', '=', 'm.id').on('r.user_id', '=', userId))
    .select('m.id')
    .where('m.id', '>', await seenUpTo(db, userId))
    .where('r.user_id', 'is', null)
    .limit(COUNTED_MOST)
    .as('unseen');
  const { unread } = await db
    .selectFrom(unseen)
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/**
 * The messages of the site. What was there before an account was made counts as read; reading all moves one mark (`site_messages_seen`), so that it costs
 * the same however many there are.
 */
export function messageAnswers({ db }: Pick<Store, 'db'>): Answers['inbox'] {
  return {
    templates: async () => ({ list: [...templateList] }),

    async messages({ query: { after } }, { player }) {
      let newest = db
        .selectFrom('site_messages as m')
        .leftJoin('site_messages_read as r', (join) =>
          join.onRef('r.message_id', '=', 'm.id').on('r.user_id', '=', player.id),
        )
        .select(['m.id', 'm.title', 'm.body', 'm.sent_at', 'r.user_id as reader']);
      if (after !== undefined) newest = newest.where('m.id', '<', after);
      const rows = await newest
        .orderBy('m.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const seen = await seenUpTo(db, player.id);
      const list = rows.slice(0, PAGE).map((row): SiteMessage => ({
        id: row.id,
        title: JSON.parse(row.title) as SiteMessage['title'],
        body: JSON.parse(row.body) as SiteMessage['body'],
        sendTime: Number(row.sent_at),
        read: row.reader !== null || row.id <= seen,
      }));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null };
    },

    unreadMessages: async (_input, { player }) => ({ unread: await countUnseen(db, player.id) }),

    async readAllMessages(_input, { player }) {
      if (!(await markAllSeen(db, player.id))) return {};
      await db.deleteFrom('site_messages_read').where('user_id', '=', player.id).execute();
      return {};
    },

    async readMessage({ query: { id } }, { player }) {
      const message = await db.selectFrom('site_messages').select('id').where('id', '=', id).executeTakeFirst();
      if (!message) throw new CodeError(CODE.parameter);
      await db
        .insertInto('site_messages_read')
        .values({ user_id: player.id, message_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return {};
    },
  };
}
