import * as z from 'zod/mini';
import { commandId, epochMs, none } from './common';
import { endpoint } from './http';
import { ticket, ticketId, ticketMessage, ticketPage, ticketText } from './support';

/** What the desk's list shows: who waits (the longest first), one's own, all open ones, those that are over (the newest first). */
export const DESK_SHELVES = ['waiting', 'mine', 'open', 'closed'] as const;
export const deskShelf = z.enum(DESK_SHELVES);
export type DeskShelf = z.infer<typeof deskShelf>;
/** A shelf tells of so many at most. */
export const DESK_SHELF_MOST = 100;

/** A conversation as operators see it. Without `asker.id` it is a guest's. `taken` is who has it. `waitingSince`: the player's first message that was not answered. */
export const deskTicket = z.object({
  ...ticket.shape,
  asker: z.object({ id: z.optional(z.string()), name: z.optional(z.string()) }),
  taken: z.optional(z.object({ id: z.string(), name: z.string() })),
  waitingSince: z.optional(epochMs),
  preview: z.string(),
});
export type DeskTicket = z.infer<typeof deskTicket>;

/**
 * A note is the desk's own: the player never sees it. `by` is the operator who wrote. `asGuest` was written before anybody was signed in on that browser: it need not be the player's whose
 * conversation it is now, and proves nothing of them.
 */
export const deskMessage = z.object({
  ...ticketMessage.shape,
  from: z.enum(['player', 'desk', 'note']),
  by: z.optional(z.string()),
  asGuest: z.optional(z.literal(true)),
});
export type DeskMessage = z.infer<typeof deskMessage>;

const one = z.object({ id: ticketId });
const words = z.object({ uuid: commandId, text: ticketText.check(z.minLength(1)) });
const write = { method: 'POST', access: 'operator', query: one } as const;
const changed = z.object({ ticket: deskTicket });

/** Conversations at the operator's desk (ours). Every act, and every picture that is opened, is noted in the operators' log in the same transaction. */
export const supportDeskEndpoints = {
  /** `waiting` counts the queue, a thousand at most; `oldest` is since when its first waits. */
  queue: endpoint({
    method: 'GET',
    path: '/desk/support/tickets',
    access: 'operator',
    rate: 'list',
    query: z.object({ shelf: deskShelf }),
    body: none,
    reply: z.object({ list: z.array(deskTicket), waiting: z.int(), oldest: z.nullable(epochMs) }),
  }),
  /** With the newest page of its messages, or the one before the message `before`. `more`: there are some before these; `earlier` counts the asker's conversations before. */
  ticket: endpoint({
    method: 'GET',
    path: '/desk/support/tickets/:id',
    access: 'operator',
    rate: 'list',
    query: ticketPage,
    body: none,
    reply: z.object({ ticket: deskTicket, list: z.array(deskMessage), more: z.boolean(), earlier: z.int() }),
  }),
  /** Takes a conversation, also from whoever has it. @throws 1422 when it is over */
  take: endpoint({ ...write, path: '/desk/support/tickets/:id/take', body: none, reply: changed }),
  /** Answers, and takes what nobody has. @throws 1421 when somebody else has it, 1422 when it is over, 9005 */
  answer: endpoint({ ...write, path: '/desk/support/tickets/:id/answer', body: words, reply: changed }),
  /** @throws 9005 */
  note: endpoint({ ...write, path: '/desk/support/tickets/:id/note', body: words, reply: changed }),
  /** @throws 1421, 1422 */
  close: endpoint({ ...write, path: '/desk/support/tickets/:id/close', body: none, reply: changed }),
  /** A picture of a conversation: that it was opened is noted. @throws 3 */
  picture: endpoint({
    method: 'GET',
    path: '/desk/support/pictures/:id',
    access: 'operator',
    rate: 'lookup',
    media: 'image/jpeg',
    query: one,
    body: none,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  }),
} as const;
