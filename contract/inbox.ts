import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { push } from './wire';

/** What mails are about, in the order of the inbox's tabs. */
export const MAIL_TAGS = ['reward', 'wallet', 'account', 'news'] as const;
export type MailTag = (typeof MAIL_TAGS)[number];

/** Sortable by time of sending. */
export const mailId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** What a toast of a mail is made of: the content of a mail arrives as JSON text (first document, section 3, Mail); all of it is `mailContent` (contract/mailbox). */
export const mailNotice = z.object({
  showToast: z.optional(z.boolean()),
  title: z.optional(z.string()),
  body: z.optional(z.string()),
});

export const mail = z.object({
  id: z.string(),
  /** One of `MAIL_TAGS`; another house may have others. */
  tag: z.string(),
  read: z.boolean(),
  sendTime: epochMs,
  expireTime: z.optional(epochMs),
  content: z.string(),
  metaDataId: z.optional(z.string()),
});
export type Mail = z.infer<typeof mail>;

export const NOTIFICATION_TYPES = ['system', 'reward', 'promo', 'other', 'prize'] as const;

/** Modes 1 to 8: every mix of closing by itself, being read by itself, and showing inside or outside a game (second document, section 3). */
export const notificationMode = z.int().check(z.gte(1), z.lte(8));

/** `amount` is rupiah where the notice is about money. Texts are keys of the client's catalogue with their values. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  mode: notificationMode,
  title: z.string(),
  body: z.string(),
  sendTime: epochMs,
});

export const pushes = {
  /** A new mail has arrived. */
  inboxNew: push({ route: '/heracles/inbox/new', payload: mail }),
  /** The desk has answered, or ended the conversation. `unread`: how many of its messages were not seen. */
  support: push({ route: 'internal/support', payload: z.object({ unread: z.int() }) }),
  /** The shared push: a route inside the shell and its content as JSON text. */
  notification: push({ route: 'internal/notification', payload: z.object({ route: z.string(), content: z.string() }) }),
  /** The server may have missed messages of this connection's streams: everything is to be had anew, as after a reconnect. */
  resync: push({ route: 'internal/resync', payload: none }),
  /**
   * The balance of the account behind this connection, in rupiah, after a movement. `version` only goes up for an account. `uuid` is the client's id of the
   * command that moved the money, where one did: whoever sent it has the balance in its reply, the player's other connections have it from here.
   */
  balance: push({
    route: 'internal/balance',
    payload: z.object({ balance: z.number(), version: z.int(), uuid: z.optional(z.string()) }),
  }),
} as const;
