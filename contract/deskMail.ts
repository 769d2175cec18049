import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { deskAct, deskLook, deskPage, deskPaging, deskReason } from './deskParts';
import { boardGroup } from './docs';
import { endpoint } from './http';
import { mailId } from './inbox';
import { plainText } from './plainText';

/** So many people may be named one by one. */
export const NAMED_MOST = 500;
export const TITLE_MOST = 80;
export const BODY_MOST = 2_000;

const spokenOf = (most: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(most), plainText);
  return z.object({ id: text, en: text });
};
/** Title and text in both languages: none goes out in one alone. */
const letter = { title: spokenOf(TITLE_MOST), body: spokenOf(BODY_MOST) } as const;
/** A page or a panel of ours. */
const link = z.string().check(z.regex(/^(\/(?!\/)[\w/-]*|\?z=[\w-]+)?$/), z.maxLength(100));

/**
 * Who gets a mail: everybody; those who are named, by id, name or phone number; those who were here since a moment, or were not. Who has signed out of every device counts as not here.
 */
export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  z.object({
    to: z.literal('named'),
    people: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40), plainText))
      .check(z.minLength(1), z.maxLength(NAMED_MOST)),
  }),
  z.object({ to: z.literal('seen'), since: epochMs }),
  z.object({ to: z.literal('away'), since: epochMs }),
]);
export type Audience = z.infer<typeof audience>;

export const MAILING_STATES = ['waiting', 'sending', 'sent', 'cancelled'] as const;

/** A mail to many. `people` is how many it was for when it was ordered, `sent` how many have it by now. */
export const mailing = z.object({
  id: z.string(),
  operator: z.string(),
  orderedAt: epochMs,
  sendAt: epochMs,
  ...letter,
  link: z.string(),
  to: z.enum(['all', 'named', 'seen', 'away']),
  state: z.enum(MAILING_STATES),
  people: z.int(),
  sent: z.int(),
});
export type Mailing = z.infer<typeof mailing>;

/** A notice of the house, also one that hangs not yet or no longer. `until` is 0 for as long as nobody takes it down. */
export const deskBoard = z.object({
  id: z.string(),
  group: boardGroup,
  ...letter,
  link: z.string(),
  since: epochMs,
  until: epochMs,
});
export type DeskBoard = z.infer<typeof deskBoard>;

const boardId = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const deskMailEndpoints = {
  mailings: endpoint({ ...deskLook, path: '/desk/mailings', query: z.object(deskPaging), reply: deskPage(mailing) }),
  /** How many it would reach, and who of those named is nobody. */
  countMailing: endpoint({
    method: 'POST',
    access: 'operator',
    rate: 'list',
    path: '/desk/mailings/count',
    query: none,
    body: z.object({ audience }),
    reply: z.object({ people: z.int(), unknown: z.array(z.string()) }),
  }),
  /** `people` is what was counted: where it is another number by now, nothing is sent. `sendAt` 0 is at once. @throws 9005 for another number, 3 for nobody, or somebody who is none */
  sendMailing: endpoint({
    ...deskAct,
    path: '/desk/mailings',
    query: none,
    body: z.object({ ...letter, link, audience, sendAt: epochMs, people: z.int().check(z.gte(1)), reason: deskReason }),
    reply: z.object({ id: z.string() }),
  }),
  /** Those that have it keep it. @throws 3 for one that is not on its way */
  cancelMailing: endpoint({
    ...deskAct,
    path: '/desk/mailings/:id/cancel',
    query: z.object({ id: mailId }),
    body: z.object({ reason: deskReason }),
    reply: none,
  }),
  boards: endpoint({
    ...deskLook,
    path: '/desk/boards',
    query: none,
    reply: z.object({ list: z.array(deskBoard), serverTime: epochMs }),
  }),
  /** Puts up a notice, or changes the one of an id. @throws 3 for an id of none, or an end before its beginning */
  putBoard: endpoint({
    ...deskAct,
    path: '/desk/boards',
    query: none,
    body: z.object({
      id: z.optional(boardId),
      group: boardGroup,
      ...letter,
      link,
      since: epochMs,
      until: epochMs,
      reason: deskReason,
    }),
    reply: z.object({ id: z.string() }),
  }),
  /** @throws 3 for one that there is not */
  removeBoard: endpoint({
    ...deskAct,
    path: '/desk/boards/:id/remove',
    query: z.object({ id: boardId }),
    body: z.object({ reason: deskReason }),
    reply: none,
  }),
} as const;
