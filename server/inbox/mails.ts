import { type RawBuilder, sql } from 'kysely';
import { type Mail, MAIL_TAGS, type MailTag } from '../../contract/inbox';
import { MAIL_PAGE, type MailContent } from '../../contract/mailbox';
import { fromSen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import type { MailsTable } from './tables';

type Db = Store['db'] | Tx;

/** So many mails of a tag are counted, the newest, and so many unread ones: what a count costs does not grow with what a player has kept. */
export const COUNTED_MOST = 1_000;

/** Mails of a tag, and how many of them are unread, {@link COUNTED_MOST} at most. */
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

/** Said in the words of the indexes of unread mails: with a parameter in it SQLite would not find them. */
const IS_UNREAD = sql<boolean>`read_at = 0`;
const lasting = (now: number) => sql<boolean>`(expires_at = 0 or expires_at > ${sql.val(BigInt(now))})`;

/** One page of a player's mails, newest first, by key: it costs the same however deep it lies. */
export async function readMails(db: Db, userId: string, asked: MailsAsked, now: number) {
  const size = asked.size ?? MAIL_PAGE;
  let query = db.selectFrom('mails').selectAll().where('user_id', '=', userId).where(lasting(now));
  if (asked.tag !== undefined) query = query.where('tag', '=', asked.tag);
  if (asked.unread) query = query.where(IS_UNREAD);
  if (asked.after !== undefined) query = query.where('id', '<', asked.after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const list = rows.slice(0, size).map(toMail);
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null };
}

/** One mail of a player's; null for another's, an expired one or none. */
export async function readMail(db: Db, userId: string, id: string, now: number): Promise<Mail | null> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(lasting(now))
    .executeTakeFirst();
  return row === undefined ? null : toMail(row);
}

/** The newest mails of a player in the order of an index, as far as they are counted, and how many of them have not expired. */
const lastingOf = (userId: string, where: RawBuilder<unknown>, now: number) =>
  sql`select count(*) as n from (select expires_at from mails where user_id = ${userId} ${where}
    order by id desc limit ${sql.lit(COUNTED_MOST)}) as newest where ${lasting(now)}`;

/** Counts of every tag, those without mails too. */
export async function countMails(db: Db, userId: string, now: number): Promise<TagCount[]> {
  const counts = MAIL_TAGS.map((tag) => {
    const all = lastingOf(userId, sql`and tag = ${tag}`, now);
    const unread = lastingOf(userId, sql`and tag = ${tag} and ${IS_UNREAD}`, now);
    return sql`select ${sql.lit(tag)} as tag, (${all}) as total, (${unread}) as unread`;
  });
  const { rows } = await sql<{
    tag: MailTag;
    total: bigint;
    unread: bigint;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.map(({ tag, total, unread }) => ({
    tag,
    // Old unread ones may lie behind newer ones that have expired.
    total: Number(total > unread ? total : unread),
    unread: Number(unread),
  }));
}

/** How many mails of a player are unread, {@link COUNTED_MOST} at most, from their own index. */
export async function countUnread(db: Db, userId: string, now: number): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`${lastingOf(userId, sql`and ${IS_UNREAD}`, now)}`.execute(db);
  return Number(rows[0]?.n ?? 0n);
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
