import * as z from 'zod/mini';
import { commandId, currency, epochMs, hex32, money, pageOf, paging, roundId, userId } from './common';
import { ofRound } from './documented';
import { poolStatus } from './results';
import { call, stream } from './wire';

export { POOL_ENDED, POOL_STARTED } from './results';

/**
 * What roulette, dice and dingdong have in common on the wire: everybody stakes on pools until bets close, then the wheel, the dice or the
 * ring run to a result that was committed to before (first document, sections 3, 4 and 7; READINGS, Games).
 *
 *     startTime ---- bets open ---- closeTime ---- run ---- stopTime ---- shown ---- endTime = the next round's startTime
 *
 * At `closeTime` the round is drawn and settled; `round/end` says at once what it is, so that a scene knows where to land, and the own
 * `result` (and the balance with it) follows at `stopTime`. `hash` is SHA-256 of the round's seed, `salt` the seed itself, `rand` the
 * digest that everything is drawn from (READINGS, fairness).
 *
 * Codes of a bet that is refused, one for each cause wherever the documents list several (first document, section 8):
 *
 * | cause | code |
 * | --- | --- |
 * | its round's bets were closed when it came, or the round is over | roulette 1321, dice 1331, dingdong 1371 |
 * | it came in time, but the round was drawn before its turn | 712 |
 * | a pool that there is not; a round that there is none of yet | 3 |
 * | an amount that is none; outside the limits; more than there is | 702; 711; 700 |
 * | the player's hundred and first bet of the round | 667 |
 * | a guest; a room that is not open anywhere; an id that another command had | 10004; 10006; 9005 |
 */
export const POOL_GAMES = ['roulette', 'dice', 'dingdong'] as const;
export type PoolGame = (typeof POOL_GAMES)[number];

/** The longest list of bets of one message, newest first; the totals are in the pools. */
export const POOL_SHOWN_BETS = 60;

/** A bet as everybody sees it. `uuid` is the server's id of it, `win` what it was paid (from `stopTime` on), `bot` marks house bots. */
export const poolBet = <S extends z.ZodMiniType>(select: S) =>
  z.object({
    userId,
    username: z.string(),
    avatar: z.string(),
    select,
    amount: money,
    uuid: z.string(),
    win: z.optional(money),
    bot: z.optional(z.boolean()),
  });

/** What lies on a pool: how many people and how many house bots, who are no people, and what both laid down: `bets` and `betAmount` have the bots' part, which `botAmount` names. `isHot` is on the one with the most bets. */
export const poolTotal = <S extends z.ZodMiniType>(select: S) =>
  z.object({
    select,
    users: z.int().check(z.gte(0)),
    bots: z.int().check(z.gte(0)),
    bets: z.int().check(z.gte(0)),
    betAmount: money,
    botAmount: money,
    isHot: z.boolean(),
  });

/** The times and the commitment of a round that is open. */
export const poolStart = z.object({
  roundId,
  hash: hex32,
  seedPubHash: hex32,
  publicSeed: z.string(),
  startTime: epochMs,
  closeTime: epochMs,
  curTime: epochMs,
  players: z.int(),
});
export type PoolStart = z.infer<typeof poolStart>;

/** A drawn round: `salt` and `rand` prove the result, the run stops at `stopTime`, the next round starts at `endTime`. */
export const poolProof = { salt: hex32, rand: hex32, publicSeed: z.string() };

/** The part of the current round that all three rooms reply; pools come in the order of the game's list, also in `myPoolAmount`. */
export const poolRound = <S extends z.ZodMiniType>(select: S, pools: number) => ({
  roundId,
  status: poolStatus,
  hash: hex32,
  seedPubHash: hex32,
  publicSeed: z.string(),
  /** Once the round's last run has begun. */
  salt: z.optional(hex32),
  rand: z.optional(hex32),
  startTime: epochMs,
  closeTime: epochMs,
  /** When the run that is under way stops; once the round is drawn. */
  stopTime: z.optional(epochMs),
  /** When the next round starts; once the last run has begun. */
  endTime: z.optional(epochMs),
  curTime: epochMs,
  bet: z.array(poolBet(select)),
  /** All bets of the caller in this round, newest first. */
  myBets: z.array(poolBet(select)),
  betPool: z.array(poolTotal(select)).check(z.length(pools)),
  myPoolAmount: z.array(money).check(z.length(pools)),
  maxProfit: money,
  players: z.int(),
});

/** Bets that came since the last message, and the pools with them. */
const poolUpdate = <S extends z.ZodMiniType>(select: S, pools: number) =>
  z.object({
    roundId,
    bet: z.array(poolBet(select)),
    betPool: z.array(poolTotal(select)).check(z.length(pools)),
    players: z.int(),
  });

/** What the caller's own bets of a round came to: `stake` left the balance, `amount` came back. Sent at `stopTime`. */
export const poolResult = z.object({ roundId, IDR: z.object({ amount: money, stake: money }) });
export type PoolResult = z.infer<typeof poolResult>;

/** A finished round with what recomputes it. `bets`, `staked` and `paid` are players' alone. */
export const poolPastRow = <R extends z.ZodMiniType>(result: R) =>
  z.object({ roundId, result, time: epochMs, hash: hex32, ...poolProof, bets: z.int(), staked: money, paid: money });

/** One own bet, newest first; result and proof are there once the round is drawn. */
export const poolMyRow = <S extends z.ZodMiniType, R extends z.ZodMiniType>(select: S, result: R) =>
  z.object({
    roundId,
    time: epochMs,
    select,
    amount: money,
    winAmount: money,
    status: z.enum(['open', 'won', 'lost', 'returned']),
    result: z.optional(result),
    hash: hex32,
    salt: z.optional(hex32),
    rand: z.optional(hex32),
    publicSeed: z.string(),
  });

/** A bet request (first document, section 7). The same `uuid` is the same bet however often it comes. */
export const poolBetRequest = <S extends z.ZodMiniType>(pool: S) =>
  z.object({ pool, amount: z.number(), roundId, currency: z.optional(currency), uuid: z.optional(commandId) });

/** The reply to a bet: the balance after it, the bet and the caller's pools with it. */
const poolBetReply = <S extends z.ZodMiniType>(select: S, pools: number) =>
  z.object({
    roundId,
    balance: z.optional(money),
    bet: z.optional(poolBet(select)),
    myPoolAmount: z.optional(z.array(money).check(z.length(pools))),
  });

/** The four calls of a timed room: what differs are its names (`select`), the current round and the rows of the two lists. */
export const poolCalls = <
  const G extends PoolGame,
  S extends z.ZodMiniType,
  Round extends z.ZodMiniType,
  PastRow extends z.ZodMiniType,
  MyRow extends z.ZodMiniType,
  Bet extends z.ZodMiniType,
>(
  game: G,
  shape: {
    readonly select: S;
    /** How many pools there are. */
    readonly pools: number;
    readonly round: Round;
    readonly bet: Bet;
    readonly pastRow: PastRow;
    readonly myRow: MyRow;
  },
) => ({
  curRound: call({
    route: `game/${game}/curRound`,
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: shape.round,
  }),
  bet: call({
    route: `game/${game}/bet`,
    access: 'player',
    effect: 'write',
    req: shape.bet,
    res: poolBetReply(shape.select, shape.pools),
    fill: ofRound,
  }),
  pastRound: call({
    route: `game/${game}/pastRound`,
    access: 'guest',
    effect: 'read',
    req: paging,
    res: pageOf(shape.pastRow),
  }),
  myHistory: call({
    route: `game/${game}/myHistory`,
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(shape.myRow),
  }),
});

/** The streams of a timed room. @param own where its players hear what their bets came to: their id is `{x}` */
export const poolStreams = <
  const G extends PoolGame,
  const Own extends string,
  S extends z.ZodMiniType,
  End extends z.ZodMiniType,
  Result extends z.ZodMiniType,
>(
  game: G,
  own: Own,
  shape: {
    readonly select: S;
    /** How many pools there are. */
    readonly pools: number;
    readonly end: End;
    readonly result: Result;
  },
) => ({
  start: stream({ route: `game/${game}/round/start`, access: 'guest', payload: poolStart }),
  end: stream({ route: `game/${game}/round/end`, access: 'guest', payload: shape.end }),
  update: stream({
    route: `game/${game}/round/update`,
    access: 'guest',
    payload: poolUpdate(shape.select, shape.pools),
  }),
  result: stream({ route: `game/${game}/round/${own}`, access: 'player', payload: shape.result }),
});
