import * as z from 'zod/mini';
import { cursor, epochMs, money, multiplier, none, roundId, wibDate } from './common';
import { GAME_IDS } from './games';
import { endpoint } from './http';
import { recordProof } from './replay';
import { soloProof } from './solo';

/** A look at the history brings so many bets unless it asks for another number, and never more than `BETS_PAGE_MOST`. */
export const BETS_PAGE = 40;
export const BETS_PAGE_MOST = 50;
/** A file has so many bets at most, the newest; who wants others names their days. */
export const EXPORT_MOST = 20_000;

/**
 * What a bet came to, by its net: `even` is a stake that came back as it was, returned or not. `open` is one that is not settled, or whose result the room has not shown yet.
 */
export const BET_RESULTS = ['open', 'won', 'lost', 'even'] as const;
export const betResult = z.enum(BET_RESULTS);
export type BetResult = z.infer<typeof betResult>;

/** Which bets: of one game, of one result, placed on days from `from` to `to`, both included. Without a field all that the history reaches. */
export const betFilters = z.object({
  game: z.optional(z.enum(GAME_IDS)),
  result: z.optional(betResult),
  from: z.optional(wibDate),
  to: z.optional(wibDate),
});
export type BetFilters = z.infer<typeof betFilters>;

export const betId = z.string().check(z.regex(/^[\w-]{1,30}$/));

/**
 * A bet of any game. `choice` is what was bet on, in the words of the game's contract: pools and selections, the automatic cash-out of crash; empty for a solo game. `rate` is
 * what the stake was multiplied by, 0 for a loss; without one the bet is open. `paid` is 0 while it is.
 */
export const betRow = z.object({
  id: betId,
  game: z.enum(GAME_IDS),
  roundId,
  choice: z.array(z.string()),
  placedAt: epochMs,
  staked: money,
  paid: money,
  result: betResult,
  /** The round did not happen, so that the stake went back. */
  returned: z.optional(z.literal(true)),
  rate: z.optional(multiplier),
});
export type BetRow = z.infer<typeof betRow>;

/** A day's bets that are settled. Rupiah. */
export const betDay = z.object({ day: wibDate, bets: z.int(), staked: money, paid: money });
export type BetDay = z.infer<typeof betDay>;

/**
 * The player's bets of all games (first document, section 7: `bet/game` and `game/record`; the rest is ours). All of it reaches as far as rounds are in the tables of play: `since` is the
 * first day. Older bets lie in the archive by their round, where `/replay` finds them.
 */
export const historyEndpoints = {
  /** The games that the player has bet on, with how many bets there are of each. */
  games: endpoint({
    method: 'GET',
    path: '/main/slot/bet/game',
    access: 'player',
    rate: 'list',
    query: none,
    body: none,
    reply: z.object({ list: z.array(z.object({ game: z.enum(GAME_IDS), bets: z.int() })) }),
  }),
  /** One page, newest first. `next` is where the next page begins, null behind the last bet. */
  bets: endpoint({
    method: 'GET',
    path: '/main/slot/game/record',
    access: 'player',
    rate: 'list',
    query: z.extend(betFilters, {
      size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(BETS_PAGE_MOST))),
      after: z.optional(cursor),
    }),
    body: none,
    reply: z.object({ list: z.array(betRow), next: z.nullable(cursor), since: wibDate }),
  }),
  /** One bet, and what proves its round as the public record has it; null for a round that has none: it is not over, or did not happen. Refused with 3 for somebody else's. */
  bet: endpoint({
    method: 'GET',
    path: '/main/slot/game/record/:id',
    access: 'player',
    rate: 'list',
    query: z.object({ id: betId }),
    body: none,
    reply: z.object({
      bet: betRow,
      settledAt: z.nullable(epochMs),
      proof: z.nullable(z.union([recordProof, z.object(soloProof)])),
    }),
  }),
  /** What days came to, the newest first; days without a settled bet are left out. They add up to what `bets` lists by the same filters, open ones apart. */
  days: endpoint({
    method: 'GET',
    path: '/main/slot/game/record/days',
    access: 'player',
    rate: 'list',
    query: betFilters,
    body: none,
    reply: z.object({ list: z.array(betDay), since: wibDate }),
  }),
  /** The same bets as a CSV file: a line a bet, newest first, `EXPORT_MOST` at most. */
  file: endpoint({
    method: 'GET',
    path: '/main/slot/game/record/csv',
    access: 'player',
    rate: 'list',
    media: 'text/csv',
    query: z.extend(betFilters, { lang: z.optional(z.enum(['id', 'en'])) }),
    body: none,
    reply: z.custom<AsyncIterable<string>>(),
  }),
} as const;
