import type * as z from 'zod/mini';
import { CODE, CodeError } from '../../contract/errors';
import {
  type SupportOverview,
  type supportEndpoints,
  type Ticket,
  TICKET_PAGE,
  type TicketMessage,
  TICKETS_TOLD,
} from '../../contract/support';
import type { House } from '../modules/module';
import type { Tx } from '../ports';
import type { Asker } from './askers';
import type { Floods } from './floods';
import { deskHours } from './hours';
import type { TicketPictures } from './pictures';
import {
  aheadOf,
  changeTicket,
  lockTicket,
  type MessageRow,
  type Said,
  saidBefore,
  saidOf,
  say,
  saysTheSame,
  type TicketRow,
  toTicket,
} from './tickets';

type Words = z.output<typeof supportEndpoints.send.body>;

/** A message as its asker sees it: a note is none of theirs, and is never asked for. */
const toMessage = (row: MessageRow): TicketMessage => ({
  ...saidOf(row),
  from: row.kind === 'player' ? 'player' : 'desk',
});

/** The asker's side of conversations. Somebody else's are as unknown as none. */
export function createTalk(
  { store, clock, entropy }: Pick<House, 'store' | 'clock' | 'entropy'>,
  { floods, pictures }: { readonly floods: Floods; readonly pictures: TicketPictures },
) {
  /** @throws CodeError 3 */
  const locked = async (tx: Tx, { key }: Asker, id: string): Promise<TicketRow> => {
    const row = await lockTicket(store, tx, id);
    if (row?.asker !== key) throw new CodeError(CODE.parameter);
    return row;
  };

  const openOf = (tx: Tx, { key }: Asker) =>
    tx
      .selectFrom('support_tickets')
      .select('id')
      .where('asker', '=', key)
      .where('closed_at', 'is', null)
      .executeTakeFirst();

  /** The open conversation, locked, or a new one. @throws CodeError 667 */
  const opened = async (tx: Tx, asker: Asker, topic: Words['topic']): Promise<TicketRow> => {
    for (;;) {
      const known = await openOf(tx, asker);
      const row = known && (await lockTicket(store, tx, known.id));
      // Who waited for the lock may find that it was closed meanwhile, or went on as a player's.
      if (row?.asker === asker.key && row.closed_at === null) return row;
      await floods.mayOpen(tx, asker);
      const now = clock.now();
      const made = await tx
        .insertInto('support_tickets')
        .values({
          id: entropy.id(),
          asker: asker.key,
          user_id: asker.userId,
          topic,
          opened_at: now,
          last_at: now,
          last_seq: 0,
          unread: 0,
          rating: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (made) return made;
    }
  };

  const replyTo = async (tx: Tx, ticket: TicketRow, message: MessageRow) => ({
    ticket: toTicket(ticket, await aheadOf(tx, ticket)),
    message: toMessage(message),
  });

  /** What was answered before to the same message; null for a new one. @throws CodeError 9005 for other words under its id */
  const repeated = async (tx: Tx, said: Said) => {
    const before = await saidBefore(tx, said.author, said.uuid);
    if (!before) return null;
    if (!saysTheSame(before, said)) throw new CodeError(CODE.repeatedRequest);
    const ticket = await tx
      .selectFrom('support_tickets')
      .selectAll()
      .where('id', '=', before.ticket_id)
      .executeTakeFirstOrThrow();
    return replyTo(tx, ticket, before);
  };

  return {
    /**
     * Whoever asked before signing in goes on as the player: the open conversation of this browser becomes theirs, unless they have one of their own.
     * @param guest what the browser asked by; null where it cannot have asked
     */
    async adopt(guest: string | null, player: Asker): Promise<void> {
      if (guest === null) return;
      const asked = await store.db
        .selectFrom('support_tickets')
        .select('id')
        .where('asker', '=', guest)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (asked === undefined) return;
      const work = store.transaction(async (tx) => {
        const row = await lockTicket(store, tx, asked.id);
        if (row?.asker !== guest || row.closed_at !== null || (await openOf(tx, player))) return;
        await tx
          .updateTable('support_tickets')
          .set({ asker: player.key, user_id: player.userId })
          .where('id', '=', row.id)
          .execute();
      });
      await work.catch((error: unknown) => {
        // Meanwhile they have begun one of their own, or brought one from another browser.
        if (!(error instanceof Error && /unique|duplicate/i.test(error.message))) throw error;
      });
    },

    async overview({ key }: Asker): Promise<SupportOverview> {
      const rows = await store.db
        .selectFrom('support_tickets')
        .selectAll()
        .where('asker', '=', key)
        .orderBy('id', 'desc')
        .limit(TICKETS_TOLD + 1)
        .execute();
      const open = rows.find(({ closed_at }) => closed_at === null);
      return {
        hours: deskHours(clock.now()),
        open: open === undefined ? null : toTicket(open, await aheadOf(store.db, open)),
        earlier: rows.filter((row) => row !== open).map((row) => toTicket(row)),
      };
    },

    /** @throws CodeError 3 */
    async messages({ key }: Asker, id: string, before?: number) {
      const row = await store.db.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst();
      if (row?.asker !== key) throw new CodeError(CODE.parameter);
      let query = store.db
        .selectFrom('support_messages')
        .selectAll()
        .where('ticket_id', '=', id)
        .where('kind', '<>', 'note');
      if (before !== undefined) query = query.where('seq', '<', BigInt(before));
      const newest = await query
        .orderBy('seq', 'desc')
        .limit(TICKET_PAGE + 1)
        .execute();
      return {
        ticket: toTicket(row, await aheadOf(store.db, row)),
        list: newest.slice(0, TICKET_PAGE).reverse().map(toMessage),
        more: newest.length > TICKET_PAGE,
      };
    },

    /** @throws CodeError 3, 667, 9005 */
    async send(asker: Asker, { uuid, topic, text, pictures: ids, about }: Words) {
      const said: Said = { kind: 'player', author: asker.key, uuid, text, pictures: ids, about };
      return store.transaction(async (tx) => {
        const before = await repeated(tx, said);
        if (before !== null) return before;
        const ticket = await opened(tx, asker, topic);
        // Under the lock once more: the same message may have come twice at once.
        const meanwhile = await repeated(tx, said);
        if (meanwhile !== null) return meanwhile;
        await floods.mayWrite(tx, asker);
        await pictures.attach(tx, asker.userId, ticket.id, ids);
        const now = clock.now();
        const message = await say(tx, ticket, said, now);
        const changed = await changeTicket(tx, ticket.id, {
          last_seq: message.seq,
          last_at: message.at,
          waiting_since: ticket.waiting_since ?? message.at,
        });
        return replyTo(tx, changed, message);
      });
    },

    /** @throws CodeError 3 */
    async seen(asker: Asker, id: string, seq: number): Promise<{ unread: number }> {
      return store.transaction(async (tx) => {
        const row = await locked(tx, asker, id);
        // A conversation may go on for years: its messages are not gone through where there is nothing to see.
        if (row.unread === 0n) return { unread: 0 };
        const later = await tx
          .selectFrom('support_messages')
          .select((e) => e.fn.countAll<bigint>().as('n'))
          .where('ticket_id', '=', id)
          .where('kind', '=', 'desk')
          .where('seq', '>', BigInt(seq))
          .executeTakeFirstOrThrow();
        // What was seen stays seen: a late word of an earlier message brings nothing back.
        const unread = BigInt(Math.min(Number(row.unread), Number(later.n)));
        if (unread !== row.unread) await changeTicket(tx, id, { unread });
        return { unread: Number(unread) };
      });
    },

    /** @throws CodeError 3 */
    async close(asker: Asker, id: string): Promise<{ ticket: Ticket }> {
      return store.transaction(async (tx) => {
        const row = await locked(tx, asker, id);
        if (row.closed_at !== null) return { ticket: toTicket(row) };
        const over = { closed_at: BigInt(clock.now()), closed_by: 'player', waiting_since: null, unread: 0n } as const;
        return { ticket: toTicket(await changeTicket(tx, id, over)) };
      });
    },

    /** @throws CodeError 3, also while it is open */
    async rate(asker: Asker, id: string, rating: number): Promise<{ ticket: Ticket }> {
      return store.transaction(async (tx) => {
        const row = await locked(tx, asker, id);
        if (row.closed_at === null) throw new CodeError(CODE.parameter);
        return { ticket: toTicket(await changeTicket(tx, id, { rating: BigInt(rating) })) };
      });
    },
  };
}

export type Talk = ReturnType<typeof createTalk>;
