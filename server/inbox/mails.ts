import { sql } from 'kysely';
import { type Mail, MAIL_TAGS, type MailTag } from '../../contract/inbox';
import { MAIL_PAGE, type MailContent } from '../../contract/mailbox';
import { fromSen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import type { MailsTable } from './tables';

type Db = Store['db'] | Tx;

/** Mails of a tag, and how many of them are unread. */
export interface TagCount {
  readonly tag: MailTag;
  readonly total: number;
  readonly unread: number;
}

/** Which mails are asked for. `after` is the id of the last one that was seen. */
export interface MailsAsked {
  readonly tag?: MailTag | undefined;
  readonly unread?: boolean | undefined;
  readonly size?: number | undefined;
  readonly after?: string | undefined;
}

type Row = { readonly [K in keyof MailsTable]: MailsTable[K] extends string ? MailsTable[K] : bigint };

/** A row as the wire has it. */
export const toMail = (row: Omit<Row, 'user_id' | 'key'>): Mail => ({
  id: row.id,
  tag: row.tag,
  read: row.read_at > 0n,
  sendTime: Number(row.sent_at),
  ...(row.expires_at > 0n && { expireTime: Number(row.expires_at) }),
  content:
    row.claim > 0n
      ? JSON.stringify({ ...(JSON.parse(row.content) as MailContent), claim: fromSen(row.claim) } satisfies MailContent)
      : row.content,
  metaDataId: row.template,
});

const lasting = (now: number) => sql<boolean>`(expires_at = 0 or expires_at > ${sql.val(BigInt(now))})`;

/** One page of a player's mails, newest first, by key: it costs the same however deep it lies. */
export async function readMails(db: Db, userId: string, asked: MailsAsked, now: number) {
  const size = asked.size ?? MAIL_PAGE;
  let query = db.selectFrom('mails').selectAll().where('user_id', '=', userId).where(lasting(now));
  if (asked.tag !== undefined) query = query.where('tag', '=', asked.tag);
  if (asked.unread) query = query.where('read_at', '=', 0n);
  if (asked.after !== undefined) query = query.where('id', '<', asked.after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const list = rows.slice(0, size).map(toMail);
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null };
}

/** Counts of every tag, those without mails too. */
export async function countMails(db: Db, userId: string, now: number): Promise<TagCount[]> {
  const rows = await db
    .selectFrom('mails')
    .select([
      'tag',
      sql<bigint>`count(*)`.as('total'),
      sql<bigint>`sum(case when read_at = 0 then 1 else 0 end)`.as('unread'),
    ])
    .where('user_id', '=', userId)
    .where(lasting(now))
    .groupBy('tag')
    .execute();
  const counted = new Map(rows.map((row) => [row.tag, row]));
  return MAIL_TAGS.map((tag) => ({
    tag,
    total: Number(counted.get(tag)?.total ?? 0),
    unread: Number(counted.get(tag)?.unread ?? 0),
  }));
}

/** How many mails of a player are unread, from their own index. */
export async function countUnread(db: Db, userId: string, now: number): Promise<number> {
  const { unread } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', '=', 0n)
    .where(lasting(now))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** A player's mail, locked against whoever reads it at the same time; undefined for another's, an expired one or none. */
export const lockMail = ({ engine }: Store, tx: Tx, userId: string, id: string, now: number) => {
  const query = tx
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(lasting(now));
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
};
