import * as z from 'zod/mini';
import { commandId, epochMs, none, roundId } from './common';
import { IMAGES_MOST, PICTURE_MAX_BYTES, TICKET_TEXT_MAX } from './constants';
import { GAME_IDS } from './games';
import { endpoint } from './http';
import { plainText } from './plainText';

/** What a conversation is about, as its first message says, in the order of the list. */
export const TICKET_TOPICS = ['account', 'game', 'balance', 'calm', 'technical', 'other'] as const;
export const ticketTopic = z.enum(TICKET_TOPICS);
export type TicketTopic = z.infer<typeof ticketTopic>;

/** `waiting` for the desk, `answered` by it, or over. */
export const TICKET_STATES = ['waiting', 'answered', 'closed'] as const;

export const RATING_MOST = 5;
/** A look at a conversation brings so many messages, the newest before the one that it asks for. */
export const TICKET_PAGE = 50;
/** So many earlier conversations are told of, the newest. */
export const TICKETS_TOLD = 30;

export const ticketId = z.string().check(z.regex(/^[\w-]{1,40}$/));
/** Text as it was written. */
export const ticketText = z.string().check(z.trim(), z.maxLength(TICKET_TEXT_MAX), plainText);
/** The round that a message asks about: its record is at `/replay/<game>/<round>`. */
export const ticketRound = z.object({ game: z.enum(GAME_IDS), round: roundId });
export type TicketRound = z.infer<typeof ticketRound>;

/** A message of a conversation, numbered from 1. `pictures` are ids of pictures that came with it. */
export const ticketMessage = z.object({
  seq: z.int(),
  from: z.enum(['player', 'desk']),
  text: z.string(),
  pictures: z.array(z.string()),
  about: z.optional(ticketRound),
  at: epochMs,
});
export type TicketMessage = z.infer<typeof ticketMessage>;

/** A conversation with the desk: a work order. `unread` counts the desk's messages that were not seen, `ahead` those who wait for longer, while this one waits; `rating` is 1 to 5 once it was given. */
export const ticket = z.object({
  id: z.string(),
  topic: ticketTopic,
  state: z.enum(TICKET_STATES),
  openedAt: epochMs,
  lastAt: epochMs,
  messages: z.int(),
  unread: z.int(),
  ahead: z.optional(z.int()),
  closedAt: z.optional(epochMs),
  rating: z.optional(z.int()),
});
export type Ticket = z.infer<typeof ticket>;

/** When the desk is there: from one hour of WIB to another. `opensAt` while it is not. */
export const deskHours = z.object({ from: z.int(), to: z.int(), open: z.boolean(), opensAt: z.optional(epochMs) });
export type DeskHours = z.infer<typeof deskHours>;

/** The conversation that is open, null for none, and those before it, the newest first. */
export const supportOverview = z.object({
  hours: deskHours,
  open: z.nullable(ticket),
  earlier: z.array(ticket),
});
export type SupportOverview = z.infer<typeof supportOverview>;

const one = z.object({ id: ticketId });
/** A look at a conversation: its newest page, or the one before the message `before`. */
export const ticketPage = z.object({ id: ticketId, before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) });

/** Base64 of a picture file. What it is, its content says. */
const pictureData = z
  .string()
  .check(z.minLength(16), z.maxLength(Math.ceil(PICTURE_MAX_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/**
 * The conversation of whoever asks (first document, section 1: live chat; READINGS, Platform). A player's is tied to the account, a guest's to the client id of the browser. Somebody else's is as unknown as one
 * that never was (code 3).
 */
const talk = <const A extends 'guest' | 'player'>(access: A, base: string) => ({
  overview: endpoint({
    method: 'GET',
    path: base,
    access,
    rate: 'lookup',
    query: none,
    body: none,
    reply: supportOverview,
  }),
  /** Messages in their order, the newest page of them, or the one before the message `before`. `more`: there are some before these. */
  messages: endpoint({
    method: 'GET',
    path: `${base}/tickets/:id`,
    access,
    rate: 'lookup',
    query: ticketPage,
    body: none,
    reply: z.object({ ticket, list: z.array(ticketMessage), more: z.boolean() }),
  }),
  /**
   * Says something in the open conversation, or opens one. The same `uuid` is one message however often it comes; with other words it is refused with 9005. A message has words, a picture or both; guests send no
   * pictures. `topic` counts for the first one. @throws 3, 667 with the wait, 9005
   */
  send: endpoint({
    method: 'POST',
    path: `${base}/messages`,
    access,
    query: none,
    body: z
      .object({
        uuid: commandId,
        topic: ticketTopic,
        text: ticketText,
        pictures: z.array(ticketId).check(z.maxLength(access === 'guest' ? 0 : IMAGES_MOST)),
        about: z.optional(ticketRound),
      })
      .check(z.refine(({ text, pictures }) => text !== '' || pictures.length > 0)),
    reply: z.object({ ticket, message: ticketMessage }),
  }),
  /** All messages up to this one were seen. */
  seen: endpoint({
    method: 'PUT',
    path: `${base}/tickets/:id/seen`,
    access,
    query: one,
    body: z.object({ seq: z.int().check(z.gte(0)) }),
    reply: z.object({ unread: z.int() }),
  }),
  /** Ends the conversation; ending it again changes nothing. */
  close: endpoint({
    method: 'POST',
    path: `${base}/tickets/:id/close`,
    access,
    query: one,
    body: none,
    reply: z.object({ ticket }),
  }),
  /** Says how a conversation was, once it is over; a later word stands for the one before. @throws 3 while it is open */
  rate: endpoint({
    method: 'POST',
    path: `${base}/tickets/:id/rating`,
    access,
    query: one,
    body: z.object({ rating: z.int().check(z.gte(1), z.lte(RATING_MOST)) }),
    reply: z.object({ ticket }),
  }),
});

export const supportEndpoints = {
  ...talk('player', '/main/support'),
  /** A picture for a message to come, kept as a jpg of quality 80 without what the camera wrote into it. @throws 1409 of another format, 1413 too large, 667 */
  upload: endpoint({
    method: 'POST',
    path: '/main/support/pictures',
    access: 'player',
    upload: true,
    query: none,
    body: z.object({ data: pictureData }),
    reply: z.object({ id: z.string() }),
  }),
  /** A picture of the caller's own. @throws 3 */
  picture: endpoint({
    method: 'GET',
    path: '/main/support/pictures/:id',
    access: 'player',
    rate: 'lookup',
    media: 'image/jpeg',
    query: one,
    body: none,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  }),
} as const;

/** The same without an account: for whoever cannot sign in. */
export const guestSupportEndpoints = talk('guest', '/main/support/guest');
