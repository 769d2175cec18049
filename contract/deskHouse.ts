import * as z from 'zod/mini';
import { changeOfMoney, epochMs, money, none, userId } from './common';
import { deskAct, deskLook, deskPage, deskPaging, deskReason } from './deskParts';
import { GAME_IDS } from './games';
import { endpoint } from './http';
import { plainText } from './plainText';

/** What waits in a queue, and since when its oldest entry does. */
const queue = z.object({ waiting: z.int(), oldest: z.nullable(epochMs) });

/** What every view of the desk shows: who works here, and how much waits. `failed` are jobs and events that were given up. */
export const deskBrief = z.object({
  operator: z.object({ id: userId, name: z.string(), avatar: z.string() }),
  identifications: queue,
  /** Conversations that wait for an answer. */
  tickets: queue,
  /** Applications to become a partner. */
  partners: queue,
  failed: z.int(),
});
export type DeskBrief = z.infer<typeof deskBrief>;

/** A WIB day so far, from the journal: stakes, what came back of them, what the house kept (negative when it paid more), and play credit that was given. `registered` counts new accounts. */
export const deskToday = z.object({
  since: epochMs,
  bets: z.int(),
  staked: money,
  returned: money,
  kept: changeOfMoney,
  credit: money,
  registered: z.int(),
});

/** One line of the log. `actor` is an operator, or the machine's console; `name` is his, '' for the console. `subjectName` is a player's, where the subject is one. */
export const deskLogEntry = z.object({
  id: z.string(),
  at: epochMs,
  actor: z.string(),
  name: z.string(),
  act: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  reason: z.string(),
  /** What it was and what it became, as JSON; null where the act says nothing of it. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type DeskLogEntry = z.infer<typeof deskLogEntry>;

/** Work that was given up: a job, or a listener's share of an event. `what` is its kind or type, `who` the listener or the job's key. */
export const deskFailure = z.object({
  kind: z.enum(['job', 'event']),
  id: z.string(),
  what: z.string(),
  who: z.string(),
  userId: z.string(),
  since: epochMs,
  attempts: z.int(),
  why: z.string(),
  payload: z.string(),
});
export type DeskFailure = z.infer<typeof deskFailure>;

const failureBody = z.object({
  kind: deskFailure.shape.kind,
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  reason: deskReason,
});

export const deskHouseEndpoints = {
  brief: endpoint({
    method: 'GET',
    path: '/desk/brief',
    access: 'operator',
    rate: 'lookup',
    query: none,
    body: none,
    reply: deskBrief,
  }),
  home: endpoint({
    ...deskLook,
    path: '/desk/home',
    query: none,
    reply: z.object({
      online: z.int(),
      rooms: z.array(z.object({ game: z.enum(GAME_IDS), players: z.int() })),
      today: deskToday,
      /** Jobs and events that wait for their turn, and those that were given up. */
      queued: z.int(),
      pending: z.int(),
      last: z.array(deskLogEntry),
      serverTime: epochMs,
    }),
  }),
  /** Newest first; by one operator, of one kind of act, or on one subject. */
  log: endpoint({
    ...deskLook,
    path: '/desk/log',
    query: z.object({
      ...deskPaging,
      actor: z.optional(userId),
      act: z.optional(z.string().check(z.regex(/^[a-z][\w.]{1,39}$/i))),
      subject: z.optional(z.string().check(z.minLength(1), z.maxLength(60), plainText)),
    }),
    reply: deskPage(deskLogEntry),
  }),
  /** Whose lines the log has, for its filter. */
  operators: endpoint({
    ...deskLook,
    path: '/desk/operators',
    query: none,
    reply: z.object({ list: z.array(z.object({ id: userId, name: z.string() })) }),
  }),
  failures: endpoint({
    ...deskLook,
    path: '/desk/failures',
    query: none,
    reply: z.object({ list: z.array(deskFailure), serverTime: epochMs }),
  }),
  /** Lets it wait for its turn again, with all tries before it. @throws 3 for one that is none, or whose place another has taken */
  retry: endpoint({ ...deskAct, path: '/desk/failures/retry', query: none, body: failureBody, reply: none }),
  /** Takes it away for good: it will not be done. @throws 3 */
  giveUp: endpoint({ ...deskAct, path: '/desk/failures/giveUp', query: none, body: failureBody, reply: none }),
} as const;
