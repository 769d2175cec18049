import { type RawBuilder, sql } from 'kysely';
import { type Mail, MAIL_TAGS, type MailTag } from '../../contract/inbox';
import { MAIL_PAGE, type MailContent } from '../../contract/mailbox';
import { fromSen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import { breath, SCATTERED_ROWS_A_STATEMENT } from '../sql/breath';
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
const IS_READ = sql<boolean>`read_at > 0`;
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

/** Mails that one transaction changes: each leaves half a dozen pages to be written, which the commit waits for. */
export const CHANGED_AT_ONCE = 2 * SCATTERED_ROWS_A_STATEMENT;

/**
 * Has all mails of a tag that are read, or that are not, changed from the newest on, and lets others in between: a player may have hundreds of thousands. What comes meanwhile stays as it is.
 * A transaction is a commit, which waits for the disk; within it, too, others are answered between two statements.
 */
async function inPieces(
  { transaction }: Pick<Store, 'transaction'>,
  userId: string,
  tag: MailTag,
  which: typeof IS_READ,
  change: (tx: Tx, oldest: string, newest: string) => Promise<unknown>,
): Promise<void> {
  let below: string | null = null;
  const piece = async (tx: Tx): Promise<boolean> => {
    const rest: RawBuilder<unknown> = below === null ? sql`` : sql`and id < ${below}`;
    const { rows } = await sql<{ oldest: string | null; newest: string | null; n: bigint }>`
      select min(id) as oldest, max(id) as newest, count(*) as n from (select id from mails
        where user_id = ${userId} and tag = ${tag} and ${which} ${rest} order by id desc limit ${sql.lit(SCATTERED_ROWS_A_STATEMENT)}) as piece`.execute(
      tx,
    );
    const { oldest = null, newest = null, n = 0n } = rows[0] ?? {};
    if (oldest === null || newest === null) return false;
    await change(tx, oldest, newest);
    below = oldest;
    return n === BigInt(SCATTERED_ROWS_A_STATEMENT);
  };
  for (let more = true; more;) {
    more = await transaction(async (tx) => {
      for (let done = 0; done < CHANGED_AT_ONCE; done += SCATTERED_ROWS_A_STATEMENT) {
        if (!(await piece(tx))) return false;
        await breath();
      }
      return true;
    });
  }
}

const tagsOf = (tag: MailTag | undefined): readonly MailTag[] => (tag === undefined ? MAIL_TAGS : [tag]);

/** Marks a player's mails read that bring nothing, of a tag or all. */
export async function markAllRead(
  store: Pick<Store, 'transaction'>,
  userId: string,
  tag: MailTag | undefined,
  now: number,
): Promise<void> {
  for (const one of tagsOf(tag))
    await inPieces(store, userId, one, IS_UNREAD, (tx, oldest, newest) =>
      sql`update mails set read_at = ${sql.val(BigInt(now))} where user_id = ${userId} and tag = ${one} and ${IS_UNREAD}
        and id >= ${oldest} and id <= ${newest} and claim = 0`.execute(tx),
    );
}

/** Deletes a player's mails that are read, of a tag or all. */
export async function deleteAllRead(
  store: Pick<Store, 'transaction'>,
  userId: string,
  tag: MailTag | undefined,
): Promise<void> {
  for (const one of tagsOf(tag))
    await inPieces(store, userId, one, IS_READ, (tx, oldest, newest) =>
      sql`delete from mails where user_id = ${userId} and tag = ${one} and ${IS_READ} and id >= ${oldest} and id <= ${newest}`.execute(
        tx,
      ),
    );
}
