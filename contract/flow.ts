import * as z from 'zod/mini';
import { changeOfMoney, cursor, epochMs, money, none, roundId, wibDate } from './common';
import { GAME_IDS } from './games';
import { endpoint } from './http';

/** A look at the record brings so many movements unless it asks for another number, and never more than `FLOW_PAGE_MOST`. */
export const FLOW_PAGE = 40;
export const FLOW_PAGE_MOST = 50;
/** A file has so many movements at most, the newest; who wants others names their days. */
export const FLOW_FILE_MOST = 20_000;
/** Days are summed up over so many at once, the last ones of those that were asked for. */
export const FLOW_DAYS_MOST = 93;

/** What movements are about, in the order of the record's filters. `bets` are stakes, and stakes that came back untouched. */
export const FLOW_GROUPS = ['bets', 'wins', 'deposit', 'withdrawal', 'bonus', 'refill', 'exchange', 'other'] as const;
export const flowGroup = z.enum(FLOW_GROUPS);
export type FlowGroup = z.infer<typeof flowGroup>;

/** Where a player's money lies: `main` is free, `bonus` is to be played through first, `held` is set aside. */
export const FLOW_POCKETS = ['main', 'bonus', 'held'] as const;
export const flowPocket = z.enum(FLOW_POCKETS);
export type FlowPocket = z.infer<typeof flowPocket>;

const flowCurrency = z.enum(['IDR', 'YEC']);

/** Which movements: of one group, of one pocket, on WIB days from `from` to `to`, both included; IDR unless it says otherwise. Without a field all of them. */
export const flowFilters = z.object({
  group: z.optional(flowGroup),
  pocket: z.optional(flowPocket),
  currency: z.optional(flowCurrency),
  from: z.optional(wibDate),
  to: z.optional(wibDate),
});
export type FlowFilters = z.infer<typeof flowFilters>;

/** What a movement belongs to, as far as there is something to open: a round, with the bet where it is of one alone, or a mail. */
const flowOrigin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('round'),
    game: z.enum(GAME_IDS),
    roundId,
    bet: z.optional(z.string().check(z.regex(/^[\w-]{1,30}$/))),
  }),
  z.object({ kind: z.literal('mail'), id: z.string() }),
]);
export type FlowOrigin = z.infer<typeof flowOrigin>;

/**
 * One movement of a player's money. `amount` is what it changed of what may be played (main and bonus): 0 for one between the two. `pockets` has those that it changed.
 * `balance` is what could be played after it. `kind` is the ledger's name: `bet`, `payout`, `hold`; a house may have others.
 */
export const flowEntry = z.object({
  id: z.string().check(z.regex(/^\d{1,18}$/)),
  kind: z.string(),
  group: flowGroup,
  amount: changeOfMoney,
  pockets: z.object({
    main: z.optional(changeOfMoney),
    bonus: z.optional(changeOfMoney),
    held: z.optional(changeOfMoney),
  }),
  balance: money,
  at: epochMs,
  of: z.nullable(flowOrigin),
});
export type FlowEntry = z.infer<typeof flowEntry>;

/** What came and went on a day, both above zero; of the pocket that was asked for, else of what may be played. */
export const flowDay = z.object({ day: wibDate, in: money, out: money });

/**
 * The player's journal with a running balance (first document, section 7: `balance/flow` and `flow/settle/trigger`; the rest is ours). It is kept for good. What a round brought that is not shown yet is left out of
 * all of it until it is.
 */
export const flowEndpoints = {
  /** One page, newest first. `next` is where the next page begins, null behind the last movement. */
  entries: endpoint({
    method: 'GET',
    path: '/main/pay/balance/flow',
    access: 'player',
    rate: 'list',
    query: z.extend(flowFilters, {
      size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(FLOW_PAGE_MOST))),
      after: z.optional(cursor),
    }),
    body: none,
    reply: z.object({ list: z.array(flowEntry), next: z.nullable(cursor) }),
  }),
  /** One movement, and the others of what it belongs to that lie near it, newest first. Refused with 3 for somebody else's. */
  entry: endpoint({
    method: 'GET',
    path: '/main/pay/balance/flow/:id',
    access: 'player',
    rate: 'list',
    query: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    body: none,
    reply: z.object({ entry: flowEntry, others: z.array(flowEntry) }),
  }),
  /** What days came to, the newest first, and each group of movements over all of them. `since` is the first day that was summed up (`FLOW_DAYS_MOST`). */
  days: endpoint({
    method: 'GET',
    path: '/main/pay/balance/flow/days',
    access: 'player',
    rate: 'list',
    query: flowFilters,
    body: none,
    reply: z.object({
      list: z.array(flowDay),
      groups: z.array(z.object({ group: flowGroup, in: money, out: money })),
      since: wibDate,
    }),
  }),
  /** The same movements as a CSV file: a line each, newest first, `FLOW_FILE_MOST` at most. */
  file: endpoint({
    method: 'GET',
    path: '/main/pay/balance/flow/csv',
    access: 'player',
    rate: 'list',
    media: 'text/csv',
    query: z.extend(flowFilters, { lang: z.optional(z.enum(['id', 'en'])) }),
    body: none,
    reply: z.custom<AsyncIterable<string>>(),
  }),
  /** What lies in each pocket now, and `toPlay`, what is still to be played before the bonus is free. Ours. */
  pockets: endpoint({
    method: 'GET',
    path: '/main/pay/balance',
    access: 'player',
    rate: 'list',
    query: z.object({ currency: z.optional(flowCurrency) }),
    body: none,
    reply: z.object({ main: money, bonus: money, held: money, toPlay: money }),
  }),
  /** Settles the caller's open turnover now: stakes of rounds that are over count. Says what is still to be played, bonus by bonus, the oldest first. */
  settle: endpoint({
    method: 'GET',
    path: '/main/flow/settle/trigger',
    access: 'player',
    rate: 'list',
    query: none,
    body: none,
    reply: z.object({
      toPlay: money,
      turnovers: z.array(z.object({ amount: money, required: money, played: money, since: epochMs })),
    }),
  }),
} as const;
