import { sql } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import { pushes } from '../../contract/inbox';
import { TICKET_PAGE } from '../../contract/support';
import { DESK_SHELF_MOST, type DeskMessage, type DeskShelf, type DeskTicket } from '../../contract/supportDesk';
import type { House } from '../modules/module';
import { createDeskActs, type DeskDeed, type Operator } from '../operators/acts';
import type { Tx } from '../ports';
import { isGuestKey } from './askers';
import type { Reminders } from './reminders';
import type { TicketPictures } from './pictures';
import {
  changeTicket,
  type Db,
  lockTicket,
  type Said,
  saidBefore,
  saidOf,
  say,
  saysTheSame,
  type TicketRow,
  toTicket,
  WAITING_COUNTED,
} from './tickets';

/** Of a message, in the list. */
const PREVIEW_LENGTH = 120;

interface Words {
  readonly uuid: string;
  readonly text: string;
}

/** The desk's side of conversations. Every act is noted in the operators' log in its own transaction; what was said stands in the conversation alone. */
export function createTicketDesk(
  { store, clock, publisher }: Pick<House, 'store' | 'clock' | 'publisher'>,
  { pictures, reminders }: { readonly pictures: TicketPictures; readonly reminders: Reminders },
) {
  const acts = createDeskActs({ store, clock });

  const namesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const asked = [...new Set(ids.filter((id) => id !== ''))];
    if (asked.length === 0) return new Map();
    const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', asked).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

  /** The player's last words of each. */
  const lastWords = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('support_messages as said')
      .select(['ticket_id', 'body'])
      .where('ticket_id', 'in', [...ids])
      .where('seq', '=', (e) =>
        e
          .selectFrom('support_messages as last')
          .select((of) => of.fn.max('last.seq').as('seq'))
          .whereRef('last.ticket_id', '=', 'said.ticket_id')
          .where('last.kind', '=', 'player'),
      )
      .execute();
    return new Map(rows.map(({ ticket_id, body }) => [ticket_id, body.slice(0, PREVIEW_LENGTH)]));
  };

  const toDesk = async (db: Db, rows: readonly TicketRow[]): Promise<DeskTicket[]> => {
    const names = await namesOf(
      db,
      rows.flatMap(({ user_id, taken_by }) => [user_id ?? '', taken_by]),
    );
    const words = await lastWords(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { user_id: id, taken_by: by } = row;
      return {
        ...toTicket(row),
        asker: id === null ? {} : { id, name: names.get(id) ?? id },
        ...(by !== '' && { taken: { id: by, name: names.get(by) ?? by } }),
        ...(row.waiting_since !== null && { waitingSince: Number(row.waiting_since) }),
        preview: words.get(row.id) ?? '',
      };
    });
  };
  const ticketOf = async (db: Db, row: TicketRow): Promise<DeskTicket> => {
    const [ticket] = await toDesk(db, [row]);
    if (ticket === undefined) throw new Error('a row is a ticket');
    return ticket;
  };

  /** @throws CodeError 3 */
  const locked = async (tx: Tx, id: string): Promise<TicketRow> => {
    const row = await lockTicket(store, tx, id);
    if (!row) throw new CodeError(CODE.parameter);
    return row;
  };
  /** @throws CodeError 1422 for one that is over, 1421 for somebody else's */
  const requireOwn = ({ closed_at, taken_by }: TicketRow, { id }: Operator): void => {
    if (closed_at !== null) throw new CodeError(CODE.ticketClosed);
    if (taken_by !== '' && taken_by !== id) throw new CodeError(CODE.ticketTaken);
  };

  type Act = 'take' | 'answer' | 'note' | 'close';
  /** What is done to a conversation, which is locked meanwhile; null from `work` when it had been done before. @throws CodeError 3, and what `work` throws */
  const act = (
    name: Act,
    id: string,
    by: Operator,
    work: (tx: Tx, row: TicketRow) => Promise<(Omit<DeskDeed<never>, 'reply'> & { readonly row: TicketRow }) | null>,
  ): Promise<{ ticket: DeskTicket }> =>
    acts.perform(by, { act: `ticket.${name}`, subject: id, reason: '' }, async (tx) => {
      const row = await locked(tx, id);
      const done = await work(tx, row);
      if (done === null) return { repeated: true, reply: { ticket: await ticketOf(tx, row) } };
      const { row: changed, ...deed } = done;
      return { ...deed, reply: { ticket: await ticketOf(tx, changed) } };
    });

  const tell = (tx: Tx, { user_id, unread }: TicketRow): void => {
    if (user_id !== null)
      store.afterCommit(tx, () => publisher.toUser(user_id, pushes.support.route, { unread: Number(unread) }));
  };

  /** Writes words of the desk once for their id. @returns the message's number; null when they were written before */
  const write = async (
    tx: Tx,
    row: TicketRow,
    { id: author }: Operator,
    kind: 'desk' | 'note',
    { uuid, text }: Words,
  ) => {
    const said: Said = { kind, author, uuid, text, pictures: [], about: undefined };
    const before = await saidBefore(tx, author, uuid);
    if (!before) return (await say(tx, row, said, clock.now())).seq;
    if (before.ticket_id !== row.id || !saysTheSame(before, said)) throw new CodeError(CODE.repeatedRequest);
    return null;
  };

  return {
    async queue(shelf: DeskShelf, { id: me }: Operator) {
      const all = store.db.selectFrom('support_tickets').selectAll().limit(DESK_SHELF_MOST);
      const waiting = all.where('waiting_since', 'is not', null).orderBy('waiting_since').orderBy('id');
      const open = all.where('closed_at', 'is', null).orderBy('last_at', 'desc');
      const query = {
        waiting,
        open,
        mine: open.where('taken_by', '=', me),
        closed: all.where('closed_at', 'is not', null).orderBy('closed_at', 'desc'),
      }[shelf];
      const { rows } = await sql<{
        n: bigint;
        oldest: bigint | null;
      }>`select count(*) as n, min(waiting_since) as oldest from (
        select waiting_since from support_tickets where waiting_since is not null order by waiting_since limit ${sql.lit(WAITING_COUNTED)}) as queue`.execute(
        store.db,
      );
      const oldest = rows[0]?.oldest ?? null;
      return {
        list: await toDesk(store.db, await query.execute()),
        waiting: Number(rows[0]?.n ?? 0n),
        oldest: oldest === null ? null : Number(oldest),
      };
    },

    /** @throws CodeError 3 */
    async ticket(
      id: string,
      before?: number,
    ): Promise<{ ticket: DeskTicket; list: DeskMessage[]; more: boolean; earlier: number }> {
      const row = await store.db.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new CodeError(CODE.parameter);
      let query = store.db.selectFrom('support_messages').selectAll().where('ticket_id', '=', id);
      if (before !== undefined) query = query.where('seq', '<', BigInt(before));
      const newest = await query
        .orderBy('seq', 'desc')
        .limit(TICKET_PAGE + 1)
        .execute();
      const said = newest.slice(0, TICKET_PAGE).reverse();
      const names = await namesOf(
        store.db,
        said.flatMap(({ kind, author }) => (kind === 'player' ? [] : [author])),
      );
      const { n } = await store.db
        .selectFrom('support_tickets')
        .select((e) => e.fn.countAll<bigint>().as('n'))
        .where('asker', '=', row.asker)
        .where('id', '<', id)
        .executeTakeFirstOrThrow();
      const list = said.map((message): DeskMessage => ({
        ...saidOf(message),
        from: message.kind,
        ...(row.user_id !== null && isGuestKey(message.author) && { asGuest: true as const }),
        ...(message.kind !== 'player' && { by: names.get(message.author) ?? message.author }),
      }));
      return { ticket: await ticketOf(store.db, row), list, more: newest.length > TICKET_PAGE, earlier: Number(n) };
    },

    /** @throws CodeError 3, 1422 */
    take: (id: string, by: Operator) =>
      act('take', id, by, async (tx, row) => {
        if (row.closed_at !== null) throw new CodeError(CODE.ticketClosed);
        if (row.taken_by === by.id) return null;
        const changed = await changeTicket(tx, id, { taken_by: by.id });
        return { ...(row.taken_by !== '' && { before: { by: row.taken_by } }), row: changed };
      }),

    /** @throws CodeError 3, 1421, 1422, 9005 */
    answer: (id: string, words: Words, by: Operator) =>
      act('answer', id, by, async (tx, row) => {
        requireOwn(row, by);
        const seq = await write(tx, row, by, 'desk', words);
        if (seq === null) return null;
        const changed = await changeTicket(tx, id, {
          last_seq: seq,
          last_at: BigInt(clock.now()),
          unread: row.unread + 1n,
          waiting_since: null,
          taken_by: by.id,
        });
        tell(tx, changed);
        if (row.unread === 0n) await reminders.answered(tx, changed);
        return { after: { message: Number(seq) }, row: changed };
      }),

    /** @throws CodeError 3, 9005 */
    note: (id: string, words: Words, by: Operator) =>
      act('note', id, by, async (tx, row) => {
        const seq = await write(tx, row, by, 'note', words);
        if (seq === null) return null;
        return { after: { message: Number(seq) }, row: await changeTicket(tx, id, { last_seq: seq }) };
      }),

    /** @throws CodeError 3, 1421, 1422 */
    close: (id: string, by: Operator) =>
      act('close', id, by, async (tx, row) => {
        requireOwn(row, by);
        const changed = await changeTicket(tx, id, {
          closed_at: BigInt(clock.now()),
          closed_by: 'desk',
          waiting_since: null,
          taken_by: by.id,
        });
        tell(tx, changed);
        return { row: changed };
      }),

    /** Notes that it was opened. @throws CodeError 3 */
    picture: async (id: string, by: Operator): Promise<Buffer> => {
      const { ticketId } = await pictures.sent(store.db, id);
      return acts.perform(by, { act: 'ticket.picture', subject: ticketId, reason: '' }, async (tx) => {
        const { jpeg } = await pictures.sent(tx, id);
        return { after: { picture: id }, reply: jpeg };
      });
    },
  };
}
