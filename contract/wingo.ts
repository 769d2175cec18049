import * as z from 'zod/mini';
import { betRange, commandId, currency, epochMs, hex32, money, pageOf, pagingOf, userId } from './common';
import { wingoBetOf, wingoRoundOf } from './documented';
import { call, stream } from './wire';

/** 1 fastest (30 s), 2 faster (60 s), 3 standard (120 s). */
export const wingoModel = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type WingoModel = z.infer<typeof wingoModel>;

export const WINGO_SELECTIONS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'green',
  'violet',
  'red',
] as const;
export const wingoSelection = z.enum(WINGO_SELECTIONS);
export type WingoSelection = z.infer<typeof wingoSelection>;

export const wingoNumber = z.int().check(z.gte(0), z.lte(9));

/** YYYYMMDD (WIB) + model + five-digit index of the day, e.g. 20261120101083. */
export const phaseNum = z.string().check(z.regex(/^\d{8}[123]\d{5}$/));

/** One order: one bet request; `amount` is staked on each selection. */
export const wingoOrder = z.object({
  userId,
  username: z.string(),
  avatar: z.string(),
  amount: money,
  model: wingoModel,
  phase: phaseNum,
  select: z.array(wingoSelection),
  currency,
  uuid: z.optional(z.string()),
  bot: z.optional(z.boolean()),
});
export type WingoOrder = z.infer<typeof wingoOrder>;

/** The longest list of orders of one message, newest first; the totals count all. */
export const WINGO_SHOWN_ORDERS = 50;

/** Everything that was ordered in a phase, however much of it a list shows: people and house bots, who are no people, and how often and how much each kind laid down. Ours; without it a client counts what it has. */
export const wingoTotals = z.object({
  users: z.int().check(z.gte(0)),
  bots: z.int().check(z.gte(0)),
  orders: z.int().check(z.gte(0)),
  botOrders: z.int().check(z.gte(0)),
  staked: money,
  botStaked: money,
});
export type WingoTotals = z.infer<typeof wingoTotals>;

export const wingoDraw = z.object({ phase: phaseNum, number: wingoNumber });
export type WingoDraw = z.infer<typeof wingoDraw>;

/** The phase that a model is in. Bets close at `closeTime`, the draw is at `endTime`. `history` is newest first. */
export const wingoRound = z.object({
  model: wingoModel,
  phase: phaseNum,
  startTime: epochMs,
  closeTime: epochMs,
  endTime: epochMs,
  curTime: epochMs,
  serverSeedHash: hex32,
  publicSeed: z.string(),
  seedPubHash: z.optional(hex32),
  orders: z.array(wingoOrder),
  myOrders: z.array(wingoOrder),
  totals: z.optional(wingoTotals),
  history: z.array(wingoDraw),
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
});
export type WingoRound = z.infer<typeof wingoRound>;

export const wingoStart = z.object({
  model: wingoModel,
  phase: phaseNum,
  startTime: epochMs,
  closeTime: epochMs,
  endTime: epochMs,
  curTime: epochMs,
  serverSeedHash: hex32,
  /** The chain's public seed: another one than before where a new chain begins. Servers of before said it only at the end. */
  publicSeed: z.optional(z.string()),
  seedPubHash: hex32,
  players: z.int(),
});
export const wingoEnd = z.object({
  model: wingoModel,
  phase: phaseNum,
  number: wingoNumber,
  serverSeed: hex32,
  roundHash: hex32,
  publicSeed: z.string(),
  curTime: epochMs,
});
/** What the caller's own bets of a phase came to: `stake` left the balance, `amount` came back. */
export const wingoResult = z.object({
  model: wingoModel,
  phase: phaseNum,
  number: wingoNumber,
  IDR: z.object({ amount: money, stake: money }),
});
export const wingoUpdate = z.object({
  model: wingoModel,
  phase: phaseNum,
  orders: z.array(wingoOrder),
  totals: z.optional(wingoTotals),
  players: z.int(),
});

export const wingoPastRow = z.object({
  phase: phaseNum,
  number: wingoNumber,
  time: epochMs,
  serverSeed: hex32,
  serverSeedHash: hex32,
  roundHash: hex32,
  publicSeed: z.string(),
});

export const wingoMyRow = z.object({
  phase: phaseNum,
  model: wingoModel,
  time: epochMs,
  select: z.array(wingoSelection),
  amount: money,
  cost: money,
  winAmount: money,
  number: z.optional(wingoNumber),
  status: z.enum(['open', 'won', 'lost', 'returned']),
});
export type WingoMyRow = z.infer<typeof wingoMyRow>;

const perNumber = z.array(z.number()).check(z.length(10));
/** Statistics of the last draws of a model, one entry for each number 0 to 9 (rules/wingo defines them). */
export const wingoTrend = z.object({
  result: z.array(wingoDraw),
  missing: perNumber,
  avgMissing: perNumber,
  frequency: perNumber,
  maxContinued: perNumber,
});
export type WingoTrend = z.infer<typeof wingoTrend>;

const ofModel = z.object({ model: wingoModel });

/** Calls of the Wingo room (first document, section 7, Realtime channel). */
export const wingoCalls = {
  curRound: call({
    route: '/ws/game/wingo/curRound',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency, model: wingoModel }),
    res: wingoRound,
    fill: wingoRoundOf,
  }),
  pastRound: call({
    route: '/ws/game/wingo/pastRound',
    access: 'guest',
    effect: 'read',
    req: pagingOf({ model: wingoModel }),
    res: pageOf(wingoPastRow),
  }),
  myHistory: call({
    route: '/ws/game/wingo/myHistory',
    access: 'player',
    effect: 'read',
    req: pagingOf({ model: z.optional(wingoModel) }),
    res: pageOf(wingoMyRow),
  }),
  trend: call({ route: '/ws/game/wingo/trend', access: 'guest', effect: 'read', req: ofModel, res: wingoTrend }),
  curOrders: call({
    route: '/ws/game/wingo/curOrders',
    access: 'guest',
    effect: 'read',
    req: ofModel,
    res: z.object({ phase: phaseNum, orders: z.array(wingoOrder) }),
  }),
  bet: call({
    route: '/ws/game/wingo/bet',
    access: 'player',
    effect: 'write',
    req: z.object({
      select: z.array(z.string()).check(z.maxLength(WINGO_SELECTIONS.length)),
      amount: z.number(),
      phaseNum,
      uuid: z.optional(commandId),
    }),
    res: z.object({
      phase: phaseNum,
      model: wingoModel,
      cost: money,
      balance: z.optional(money),
      order: z.optional(wingoOrder),
    }),
    fill: wingoBetOf,
  }),
} as const;

/** `result` is per user id, `update` per currency. */
export const wingoStreams = {
  start: stream({ route: '/ws/game/wingo/round/start', access: 'guest', payload: wingoStart }),
  end: stream({ route: '/ws/game/wingo/round/end', access: 'guest', payload: wingoEnd }),
  result: stream({ route: '/ws/game/wingo/{x}/round/result', access: 'player', payload: wingoResult }),
  update: stream({ route: '/ws/game/wingo/{x}/round/update', access: 'guest', payload: wingoUpdate }),
} as const;
