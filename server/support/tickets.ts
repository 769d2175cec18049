import { type Selectable, sql } from 'kysely';
import type { Ticket, TicketMessage, TicketRound } from '../../contract/support';
import type { Store, Tx } from '../ports';
import type { SupportMessagesTable, SupportTicketsTable } from './tables';

export type Db = Store['db'] | Tx;
export type TicketRow = Selectable<SupportTicketsTable>;
export type MessageRow = Selectable<SupportMessagesTable>;

/** So many of those who wait are counted: beyond it nobody cares. */
export const WAITING_COUNTED = 1_000;

/** A row as its asker sees it. */
export const toTicket = (row: TicketRow, ahead: number | null = null): Ticket => ({
  id: row.id,
  topic: row.topic,
  state: row.closed_at !== null ? 'closed' : row.waiting_since !== null ? 'waiting' : 'answered',
  openedAt: Number(row.opened_at),
  lastAt: Number(row.last_at),
  messages: Number(row.last_seq),
  unread: Number(row.unread),
  ...(ahead !== null && { ahead }),
  ...(row.closed_at !== null && { closedAt: Number(row.closed_at) }),
  ...(row.rating > 0n && { rating: Number(row.rating) }),
});

/** What both sides see of a message. */
export const saidOf = (row: MessageRow): Omit<TicketMessage, 'from'> => ({
  seq: Number(row.seq),
  text: row.body,
  pictures: JSON.parse(row.pictures) as string[],
  ...(row.game !== '' && { about: { game: row.game, round: row.round } as TicketRound }),
  at: Number(row.at),
});

/** A ticket, locked against whoever writes to it at the same time; undefined where there is none. */
export const lockTicket = ({ engine }: Pick<Store, 'engine'>, tx: Tx, id: string) => {
  const query = tx.selectFrom('support_tickets').selectAll().where('id', '=', id);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
};

/** How many wait for longer than this one; null while it does not wait. */
export async function aheadOf(db: Db, { waiting_since, id }: TicketRow): Promise<number | null> {
  if (waiting_since === null) return null;
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from (
    select 1 as one from support_tickets where waiting_since is not null
      and (waiting_since < ${waiting_since} or (waiting_since = ${waiting_since} and id < ${id})) limit ${sql.lit(WAITING_COUNTED)}
  ) as before`.execute(db);
  return Number(rows[0]?.n ?? 0n);
}

/** What somebody says. */
export interface Said {
  readonly kind: MessageRow['kind'];
  readonly author: string;
  readonly uuid: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly about: TicketRound | undefined;
}

/** What the same author said under this id before; undefined for nothing. */
export const saidBefore = (db: Db, author: string, uuid: string) =>
  db
    .selectFrom('support_messages')
    .selectAll()
    .where('author', '=', author)
    .where('uuid', '=', uuid)
    .executeTakeFirst();

/** Whether a message says this and nothing else. */
export const saysTheSame = (row: MessageRow, { kind, text, pictures, about }: Said): boolean =>
  row.kind === kind &&
  row.body === text &&
  row.pictures === JSON.stringify(pictures) &&
  row.game === (about?.game ?? '') &&
  row.round === (about?.round ?? '');

/** Writes the next message of a locked ticket. */
export async function say(tx: Tx, row: TicketRow, said: Said, now: number): Promise<MessageRow> {
  return tx
    .insertInto('support_messages')
    .values({
      ticket_id: row.id,
      seq: row.last_seq + 1n,
      kind: said.kind,
      author: said.author,
      uuid: said.uuid,
      body: said.text,
      pictures: JSON.stringify(said.pictures),
      game: said.about?.game ?? '',
      round: said.about?.round ?? '',
      at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a locked ticket. @returns it as it is then */
export const changeTicket = (
  tx: Tx,
  id: string,
  change: Partial<Omit<TicketRow, 'id' | 'asker' | 'user_id' | 'topic' | 'opened_at'>>,
): Promise<TicketRow> =>
  tx.updateTable('support_tickets').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Messages of the desk that an asker has not seen. Only the open conversation, or the last one, has any. */
export async function countUnread(db: Db, asker: string): Promise<number> {
  const row = await db
    .selectFrom('support_tickets')
    .select('unread')
    .where('asker', '=', asker)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.unread ?? 0n);
}
