import { CURRENCY, WINGO_WIN_DELAY_MS } from '../../../contract/constants';
import {
  WINGO_SELECTIONS,
  WINGO_SHOWN_ORDERS,
  type WingoDraw,
  type WingoModel,
  type WingoOrder,
  type WingoSelection,
  wingoStreams,
  type WingoTotals,
} from '../../../contract/wingo';
import { topic } from '../../../contract/wire';
import { drawTimeOf } from '../../engines/pool/draw';
import type { Outcome, PoolBet, PoolPlan, PoolRules, Tally } from '../../engines/pool/types';
import { WINGO_MODELS, wingoRules } from '../../engines/wingo/rules';
import { fromSen } from '../../../rules/money';
import { wingoBots } from '../bots';
import type { PoolFeed, ShownBet } from '../pool/feed';
import type { Drawn } from '../pool/history';

/** Draws of a model kept at hand: what statistics are made of. */
const DRAWS_KEPT = 100;

/** The model of a phase: the ninth character of its number names it. */
export const modelOf = (phaseNum: string): WingoModel =>
  WINGO_MODELS.find((model) => phaseNum[8] === String(model)) ?? 1;

export const selectionsOf = (picks: readonly number[]): WingoSelection[] =>
  picks.flatMap((pick) => WINGO_SELECTIONS[pick] ?? []);

/** What a phase was drawn to. */
export const numberAt = ([number = -1]: Outcome): number => number;
export const drawOf = ({ roundId, outcome }: Drawn): WingoDraw => ({ phase: roundId, number: numberAt(outcome) });

/** The times of a phase as the wire has them; `endTime` is the draw's. */
export const timesOf = (rules: PoolRules, plan: PoolPlan) => ({
  startTime: plan.startTime,
  closeTime: plan.closeTime,
  endTime: drawTimeOf(rules, plan),
});

/** An order as a viewer sees it. `uuid` is the server's id of the order. */
export const wireOrder = ({ bet: { betId, player, roundId, picks, amount }, username, bot }: ShownBet): WingoOrder => ({
  userId: player.id,
  username,
  avatar: player.avatar,
  amount: fromSen(amount),
  model: modelOf(roundId),
  phase: roundId,
  select: selectionsOf(picks),
  currency: CURRENCY,
  uuid: betId,
  ...(bot ? { bot } : {}),
});

const stakedIn = ({ sums }: Tally): number => fromSen(sums.reduce((all, { amount }) => all + amount, 0n));

/** What players ordered in a phase, and what the house bots did (contract, wingoTotals). */
export const wireTotals = (people: Tally, bots: Tally): WingoTotals => ({
  users: people.users,
  bots: bots.users,
  orders: people.bets,
  botOrders: bots.bets,
  staked: stakedIn(people),
  botStaked: stakedIn(bots),
});

const own = (bet: PoolBet): ShownBet => ({ bet, username: bet.player.name, bot: false, paid: undefined });

/** One model of Wingo on the wire. */
export function wingoFeed(model: WingoModel): PoolFeed {
  const rules = wingoRules(model);
  return {
    rules,
    chain: `wingo${model}`,
    historySize: DRAWS_KEPT,
    shownBets: WINGO_SHOWN_ORDERS,
    winDelayMs: WINGO_WIN_DELAY_MS,
    keys: WINGO_SELECTIONS,
    bots: wingoBots,
    start: ({ plan, ticket: { sealed, publicSeed }, publicSeedHash, curTime, players }) => ({
      topic: topic(wingoStreams.start),
      payload: {
        model,
        phase: plan.roundId,
        ...timesOf(rules, plan),
        curTime,
        serverSeedHash: sealed.seedHash,
        publicSeed,
        seedPubHash: publicSeedHash,
        players,
      },
    }),
    news: ({ roundId, bets, people, bots, players }) => ({
      topic: topic(wingoStreams.update, CURRENCY),
      payload: { model, phase: roundId, orders: bets.map(wireOrder), totals: wireTotals(people, bots), players },
    }),
    end: ({ roundId, outcome, revealed, publicSeed, curTime }) => ({
      topic: topic(wingoStreams.end),
      payload: {
        model,
        phase: roundId,
        number: numberAt(outcome),
        serverSeed: revealed.serverSeed,
        roundHash: revealed.digest,
        publicSeed,
        curTime,
      },
    }),
    result: (roundId, outcome, { userId, staked, paid }) => ({
      topic: topic(wingoStreams.result, userId),
      payload: {
        model,
        phase: roundId,
        number: numberAt(outcome),
        IDR: { amount: fromSen(paid), stake: fromSen(staked) },
      },
    }),
    reply: ({ bet }, balance) => ({
      phase: bet.roundId,
      model,
      cost: fromSen(bet.cost),
      balance: fromSen(balance),
      order: wireOrder(own(bet)),
    }),
  };
}

/** The three models. */
export const WINGO_FEEDS = [wingoFeed(1), wingoFeed(2), wingoFeed(3)] as const;
