import * as z from 'zod/mini';
import { cursor, epochMs, money, none } from './common';
import { endpoint } from './http';

/** What a player may limit for each WIB day: what is lost, and what is deposited. */
export const LIMIT_KINDS = ['loss', 'deposit'] as const;
export const limitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

/** A limit is at least this and at most that, rupiah. Who wants to lose nothing takes a break. */
export const LIMIT_MIN = 10_000;
export const LIMIT_MAX = 1_000_000_000;
/** A higher limit, or none, holds from so long after it was asked for, ms. A lower one holds at once. */
export const LIMIT_RISE_MS = 24 * 3_600_000;

/** Minutes between two reality checks that a player may choose from, as far as they are not above the site's own. */
export const REMINDER_MINUTES = [15, 30, 60] as const;

export const BREAKS = ['day', 'week', 'month'] as const;
export const EXCLUSIONS = ['halfYear', 'year', 'fiveYears'] as const;
export type BreakLength = (typeof BREAKS)[number];
export type ExclusionLength = (typeof EXCLUSIONS)[number];
/** From a break a player comes back as before; an exclusion closes the account for play. Neither can be ended early. */
export const PAUSE_KINDS = ['break', 'exclusion'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** A sum for a limit: whole rupiah within the bounds above; null for no limit. */
export const limitAmount = z.nullable(z.int().check(z.gte(LIMIT_MIN), z.lte(LIMIT_MAX)));

/** `used` counts against it today; `left` is what may still go, more than the limit for who has won today, null without a limit. `pending` is a higher limit, or none, that waits for its time. */
const limit = z.object({
  amount: z.nullable(money),
  used: money,
  left: z.nullable(money),
  pending: z.nullable(z.object({ amount: z.nullable(money), at: epochMs })),
});
export type Limit = z.infer<typeof limit>;

export const pause = z.object({ kind: z.enum(PAUSE_KINDS), from: epochMs, until: epochMs });
export type Pause = z.infer<typeof pause>;

/** All that a player has set. `reminder.minutes` is 0 where there is none; `pause` is null for who may play. */
export const fairPlayState = z.object({
  limits: z.object({ loss: limit, deposit: limit }),
  reminder: z.object({ minutes: z.int(), choices: z.array(z.int()) }),
  pause: z.nullable(pause),
  serverTime: epochMs,
});
export type FairPlayState = z.infer<typeof fairPlayState>;

/** What a player did, as it is kept. Amounts are rupiah, null for none; `until` and `at` say from when or until when it holds. */
export const fairPlayAct = z.discriminatedUnion('what', [
  z.object({ what: z.literal('limit.lowered'), kind: limitKind, from: z.nullable(money), to: money }),
  z.object({
    what: z.literal('limit.asked'),
    kind: limitKind,
    from: money,
    to: z.nullable(money),
    at: epochMs,
  }),
  z.object({ what: z.literal('limit.withdrawn'), kind: limitKind, amount: money, to: z.nullable(money) }),
  z.object({ what: z.literal('reminder'), from: z.int(), to: z.int() }),
  z.object({ what: z.literal('break'), length: z.enum(BREAKS), until: epochMs }),
  z.object({ what: z.literal('exclusion'), length: z.enum(EXCLUSIONS), until: epochMs }),
]);
export type FairPlayAct = z.infer<typeof fairPlayAct>;

export const fairPlayEntry = z.object({ id: z.string(), at: epochMs, act: fairPlayAct });
export type FairPlayEntry = z.infer<typeof fairPlayEntry>;

export const RECORD_PAGE = 20;

/** What bets came to in a stretch, from the books. Rounds that are not over count as staked. */
const net = z.object({ since: epochMs, bets: z.int(), staked: money, returned: money });
export type Net = z.infer<typeof net>;

/** So many points a curve of a sitting has at most. */
export const CURVE_POINTS = 24;

/**
 * Fair play (ours; READINGS, Fair play). Each write answers all that is set afterwards. While a pause runs nothing is loosened by any of them: bets are refused with
 * 10001 (`params.because`: `break`, `exclusion` or `loss`), refills of play credit too (or `deposit`), cash-outs and open rounds go on.
 */
export const fairPlayEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/main/user/fair-play',
    access: 'player',
    rate: 'list',
    query: none,
    body: none,
    reply: fairPlayState,
  }),
  /** Sets, lowers, raises or (`null`) removes a daily limit. */
  setLimit: endpoint({
    method: 'PUT',
    path: '/main/user/fair-play/limit/:kind',
    access: 'player',
    setting: true,
    query: z.object({ kind: limitKind }),
    body: z.object({ amount: limitAmount }),
    reply: fairPlayState,
  }),
  /** Takes back a higher limit that still waits. */
  withdrawLimit: endpoint({
    method: 'DELETE',
    path: '/main/user/fair-play/limit/:kind/pending',
    access: 'player',
    query: z.object({ kind: limitKind }),
    body: none,
    reply: fairPlayState,
  }),
  /** One of the choices that the state names; 3 for any other. */
  setReminder: endpoint({
    method: 'PUT',
    path: '/main/user/fair-play/reminder',
    access: 'player',
    query: none,
    body: z.object({ minutes: z.int() }),
    reply: fairPlayState,
  }),
  /** Never shortens a pause that runs. */
  startBreak: endpoint({
    method: 'POST',
    path: '/main/user/fair-play/break',
    access: 'player',
    query: none,
    body: z.object({ length: z.enum(BREAKS) }),
    reply: fairPlayState,
  }),
  exclude: endpoint({
    method: 'POST',
    path: '/main/user/fair-play/exclusion',
    access: 'player',
    query: none,
    body: z.object({ length: z.enum(EXCLUSIONS) }),
    reply: fairPlayState,
  }),
  /** What the player did with all of these, newest first; nothing is ever changed in it. */
  record: endpoint({
    method: 'GET',
    path: '/main/user/fair-play/record',
    access: 'player',
    rate: 'list',
    query: z.object({ after: z.optional(cursor) }),
    body: none,
    reply: z.object({ list: z.array(fairPlayEntry), next: z.nullable(cursor) }),
  }),
  /** The net position of the sitting that began at `since`, of this WIB day, week (from Monday) and month; `curve` is the sitting's net at even times, the last one now. */
  position: endpoint({
    method: 'GET',
    path: '/main/user/fair-play/position',
    access: 'player',
    rate: 'list',
    query: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
    body: none,
    reply: z.object({
      session: net,
      day: net,
      week: net,
      month: net,
      curve: z.array(z.object({ at: epochMs, net: z.number() })),
      serverTime: epochMs,
    }),
  }),
} as const;
