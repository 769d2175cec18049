import * as z from 'zod/mini';
import { cursor, epochMs, money, none } from './common';
import { endpoint } from './http';
import { mail, mailId, MAIL_TAGS } from './inbox';
import { call } from './wire';

/** A look at the inbox brings so many mails unless it asks for another number, and never more than `MAIL_PAGE_MOST`. */
export const MAIL_PAGE = 20;
export const MAIL_PAGE_MOST = 50;

/** A value of a mail's texts: rupiah, a time (epoch ms), a game of the house, a link's round, or text as it is. Each language writes it in its own way. */
const mailValue = z.union([
  z.object({ money }),
  z.object({ time: epochMs }),
  z.object({ game: z.string() }),
  z.object({ text: z.string() }),
]);
export type MailValue = z.infer<typeof mailValue>;

/**
 * The content of a mail arrives as JSON text (first document, section 3, Mail). `values` fill the blanks of its template (contract/mailbox), `rows` are a table of facts below the
 * text, by the names of those values; `link` is a page or a panel of ours (`/game/crash`, `?z=bet-history`); `claim` is what reading it brings, in rupiah.
 */
export const mailContent = z.looseObject({
  showToast: z.optional(z.boolean()),
  title: z.optional(z.string()),
  body: z.optional(z.string()),
  values: z.optional(z.record(z.string(), mailValue)),
  rows: z.optional(z.array(z.string())),
  link: z.optional(z.string()),
  claim: z.optional(money),
});
export type MailContent = z.infer<typeof mailContent>;

const tag = z.enum(MAIL_TAGS);

/** How many mails of a tag there are, and how many of them are unread; beyond a thousand nobody counts. Every tag is there, also without any. */
export const tagCounts = z.array(z.object({ tag, total: z.int(), unread: z.int() }));

/** The reply of what changes the inbox: the counts afterwards. */
const counted = z.object({ tags: tagCounts });

/** The inbox on the channel (first document, section 7). All of it is the caller's own; a mail of somebody else is as unknown as one that never was (code 3). */
export const mailboxCalls = {
  /**
   * One page, newest first. Without a tag mails of all tags, without `unread` read ones too. Expired mails are in neither list nor counts. `next` is where the next page begins, null behind
   * the last mail.
   */
  mail: call({
    route: '/heracles/inbox/mail',
    access: 'player',
    effect: 'read',
    req: z.object({
      tag: z.optional(tag),
      unread: z.optional(z.boolean()),
      size: z.optional(z.int().check(z.gte(1), z.lte(MAIL_PAGE_MOST))),
      after: z.optional(cursor),
    }),
    res: z.object({ list: z.array(mail), next: z.nullable(cursor), tags: tagCounts }),
  }),
  /** One mail, for whoever comes by its address (ours). Refused with 3 where it is none, expired or somebody else's. */
  one: call({
    route: '/heracles/inbox/mail/{id}',
    access: 'player',
    effect: 'read',
    req: z.object({ id: mailId }),
    res: z.object({ mail }),
  }),
  /** Marks a mail read and claims what it brings, once. `claimed`: this very call booked it, so that the balance has changed. */
  read: call({
    route: '/heracles/inbox/mail/{id}/read',
    access: 'player',
    effect: 'write',
    req: z.object({ id: mailId }),
    res: z.object({ claimed: z.boolean(), tags: tagCounts }),
  }),
  /** Marks all mails of a tag read, or without one all. What has something to claim stays unread: it is claimed one by one, so that each is seen. */
  readAll: call({
    route: '/heracles/inbox/readAll',
    access: 'player',
    effect: 'write',
    req: z.object({ tag: z.optional(tag) }),
    res: counted,
  }),
  /** Deletes what was read, of a tag or in all. */
  deleteAllRead: call({
    route: '/heracles/inbox/deleteAllRead',
    access: 'player',
    effect: 'write',
    req: z.object({ tag: z.optional(tag) }),
    res: counted,
  }),
  /** Deletes one mail. Refused with 1052 while it has something to claim. */
  remove: call({
    route: '/heracles/inbox/mail/{id}/delete',
    access: 'player',
    effect: 'write',
    req: z.object({ id: mailId }),
    res: counted,
  }),
} as const;

const spoken = z.object({ id: z.string(), en: z.string() });

/**
 * What a kind of mail says, in both languages, with `{name}` blanks for its values. A mail names its template by `metaDataId` and carries the values; its own title and
 * body say the same in Indonesian for who does not know the template.
 */
export const mailTemplate = z.object({ id: z.string(), tag, title: spoken, body: spoken });
export type MailTemplate = z.infer<typeof mailTemplate>;

/** A message of the site to everybody, in both languages. */
export const siteMessage = z.object({
  id: mailId,
  title: spoken,
  body: spoken,
  sendTime: epochMs,
  read: z.boolean(),
});
export type SiteMessage = z.infer<typeof siteMessage>;

export const mailboxEndpoints = {
  templates: endpoint({
    method: 'GET',
    path: '/main/inbox/tpl',
    access: 'guest',
    common: true,
    query: none,
    body: none,
    reply: z.object({ list: z.array(mailTemplate) }),
  }),
  /** The messages of the site, newest first; what was sent before the account was made counts as read. */
  messages: endpoint({
    method: 'GET',
    path: '/main/site/messages',
    access: 'player',
    rate: 'list',
    query: z.object({ after: z.optional(cursor) }),
    body: none,
    reply: z.object({ list: z.array(siteMessage), next: z.nullable(cursor) }),
  }),
  unreadMessages: endpoint({
    method: 'GET',
    path: '/main/site/messages/unread',
    access: 'player',
    rate: 'lookup',
    query: none,
    body: none,
    reply: z.object({ unread: z.int() }),
  }),
  readAllMessages: endpoint({
    method: 'PUT',
    path: '/main/site/messages/read/all',
    access: 'player',
    query: none,
    body: none,
    reply: none,
  }),
  readMessage: endpoint({
    method: 'PUT',
    path: '/main/site/messages/read/:id',
    access: 'player',
    query: z.object({ id: mailId }),
    body: none,
    reply: none,
  }),
} as const;
