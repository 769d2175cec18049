/**
 * Replies of a backend that gives the documented fields and none of ours: what is missing is filled in from the request or from what
 * the fields that are there say, so that a room opens and a bet that stands is told as one that stands. Values that nobody
 * told stay out where the contract lets them.
 */
import {
  DEFAULT_BET_MAX,
  DEFAULT_BET_MIN,
  DEFAULT_MAX_ROUND_PROFIT,
  WINGO_CLOSE_MS,
  WINGO_LENGTH_MS,
} from './constants';
import type { Fields } from './wire';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that say something. */
const told = (value: unknown): Fields =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([, said]) => said !== null && said !== undefined))
    : {};

const rows = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(told) : []);
const peopleIn = (lists: readonly Fields[]): number => new Set(lists.map(({ userId }) => userId)).size;
const LIMITS = {
  betAmountRange: { min: DEFAULT_BET_MIN, max: DEFAULT_BET_MAX },
  maxProfit: DEFAULT_MAX_ROUND_PROFIT,
};

/** Second document, section 7, Crash: status, roundId, startTime, target, bet[], historyRate[], profitRate, seedPubHash, seedHashHash. */
export function crashGameOf(reply: Fields): Fields {
  const { roundId, ...game } = told(reply);
  const bet = rows(game.bet).map((row) => ({ name: '', avatar: '', ...row }));
  return {
    ...LIMITS,
    roundId,
    ...(typeof roundId === 'string' && /^\d+$/.test(roundId) ? { nextRoundId: String(BigInt(roundId) + 1n) } : {}),
    nextBet: [],
    publicSeed: '',
    players: peopleIn(bet),
    ...game,
    bet,
  };
}

/** A bet in crash: the documents name no field of its reply. */
export function crashBetOf(reply: Fields, { roundId, amount, rate }: Fields): Fields {
  const { bet, ...rest } = told(reply);
  const auto = rate === undefined ? {} : { auto: rate };
  return {
    roundId,
    joinedNext: false,
    ...rest,
    bet: { roundId: rest.roundId ?? roundId, amount, ...auto, isEscape: false, winAmount: 0, ...told(bet) },
  };
}

/** Where a reply need say nothing but that it is one of this round. */
export const ofRound = (reply: Fields, { roundId }: Fields): Fields => ({ roundId, ...told(reply) });

/** First document, section 3, Wingo phase info: endTime, curTime, model, myOrders, orders, phase, serverSeedHash. */
export function wingoRoundOf(reply: Fields, { model }: Fields): Fields {
  const phase = told(reply);
  const { endTime } = phase;
  const length = WINGO_LENGTH_MS[model as keyof typeof WINGO_LENGTH_MS];
  const orders = rows(phase.orders);
  return {
    ...LIMITS,
    ...(typeof endTime === 'number' ? { startTime: endTime - length, closeTime: endTime - WINGO_CLOSE_MS } : {}),
    publicSeed: '',
    history: [],
    players: peopleIn(orders),
    myOrders: [],
    ...phase,
    orders,
  };
}

/** A bet in Wingo: its request says the phase, whose ninth digit is the model, and what it costs. */
export function wingoBetOf(reply: Fields, { phaseNum, amount, select }: Fields): Fields {
  const chosen = Array.isArray(select) ? select.length : 0;
  return { phase: phaseNum, model: Number(String(phaseNum)[8]), cost: Number(amount) * chosen, ...told(reply) };
}
