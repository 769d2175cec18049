import type { GameId } from '../../../contract/games';
import { capProfits, pay, type Rate, type Sen } from '../../../rules/money';
import { each } from './state';
import type {
  Outcome,
  PlayerResult,
  PoolBet,
  PoolBets,
  PoolEffect,
  PoolPlan,
  PoolRules,
  PoolState,
  PoolStep,
  Win,
} from './types';

/** What ends a player's bets of a round is booked under this key, once. */
export const roundKey = (game: GameId, roundId: string, userId: string): string => `end:${game}:${roundId}:${userId}`;

function byPlayer(bets: PoolBets): Map<string, PoolBet[]> {
  const players = new Map<string, PoolBet[]>();
  for (const bet of each(bets)) {
    const own = players.get(bet.player.id);
    if (own) own.push(bet);
    else players.set(bet.player.id, [bet]);
  }
  return players;
}

/** What a bet returns, stakes included, whatever the limit on profits. */
export const backOf = ({ settle }: Pick<PoolRules, 'settle'>, { amount, picks }: PoolBet, outcome: Outcome): Sen =>
  picks.reduce((sum, pool) => sum + pay(amount, settle(pool, outcome)), 0n);

/** The same by what each pool returns: a crowd's bets are on the same few. */
const backAt = (rates: readonly Rate[], { amount, picks }: PoolBet): Sen =>
  picks.reduce((sum, pool) => sum + pay(amount, rates[pool] ?? 0), 0n);

/** One player's bets, settled: what each is paid, the profit of all of them together within the round's limit. `rates` are what the pools return. */
function settlePlayer(
  { rules, settings }: PoolState,
  userId: string,
  bets: readonly PoolBet[],
  rates: readonly Rate[],
  settle: (bet: PoolBet, paid: Sen, win: Win | null) => void,
): PlayerResult {
  let staked = 0n;
  for (const { cost } of bets) staked += cost;
  const paid = capProfits(
    staked,
    bets.map((bet) => backAt(rates, bet)),
    settings.maxProfit,
  );
  let all = 0n;
  for (const one of paid) all += one;
  // Where bets of a round count together, the first one that won stands for all of them.
  const first = rules.winsAlone ? -1 : paid.findIndex((one) => one > 0n);
  for (const [i, bet] of bets.entries()) {
    const won = paid[i] ?? 0n;
    const own = rules.winsAlone && won > 0n ? { staked: bet.cost, paid: won } : null;
    settle(bet, won, i === first ? { staked, paid: all } : own);
  }
  return { userId, staked, paid: all };
}

/** The end of a round: every bet is settled, one payout a player who won anything. */
export function draw(state: PoolState, outcome: Outcome): PoolStep {
  const { rules, plan, bets, sums } = state;
  if (state.outcome !== null) throw new Error(`round ${plan.roundId} of ${rules.game} is drawn already`);
  const effects: PoolEffect[] = [];
  const results: PlayerResult[] = [];
  const paid = new Map<string, Sen>();
  const settle = (bet: PoolBet, back: Sen, win: Win | null): void => {
    effects.push({ type: 'betSettled', bet, paid: back, win });
    paid.set(bet.betId, back);
  };
  const rates = Array.from({ length: rules.pools }, (_, pool) => rules.settle(pool, outcome));
  for (const [userId, own] of byPlayer(bets)) {
    const result = settlePlayer(state, userId, own, rates, settle);
    results.push(result);
    if (result.paid > 0n)
      effects.push({
        type: 'payout',
        key: roundKey(rules.game, plan.roundId, userId),
        bets: own.map(({ betId }) => betId),
        userId,
        amount: result.paid,
        round: plan.roundId,
      });
  }
  effects.push({ type: 'roundDrawn', plan, outcome, results, bets: bets?.count ?? 0, sums });
  return [{ ...state, outcome, paid }, effects];
}

/** One run of the wheel, the dice or the ring. */
export interface Run {
  readonly runTime: number;
  readonly stopTime: number;
}

/** When a drawn round runs and stops, and when the next one starts. */
export interface Course {
  readonly runs: readonly Run[];
  /** The last run's. */
  readonly stopTime: number;
  readonly endTime: number;
}

/** When a round is drawn, epoch ms. */
export const drawTimeOf = (
  { closedMs }: Pick<PoolRules, 'closedMs'>,
  { closeTime }: Pick<PoolPlan, 'closeTime'>,
): number => closeTime + closedMs;

/** The course of a drawn round: runs follow each other from the draw on. */
export function courseOf(
  { rules }: Pick<PoolState, 'rules'>,
  plan: Pick<PoolPlan, 'closeTime'>,
  outcome: Outcome,
): Course {
  const { runMs, againMs, shownMs } = rules;
  const drawTime = drawTimeOf(rules, plan);
  const runs = Array.from({ length: rules.runsOf(outcome) }, (_, i): Run => {
    const runTime = drawTime + i * (runMs + againMs);
    return { runTime, stopTime: runTime + runMs };
  });
  const stopTime = runs.at(-1)?.stopTime ?? drawTime;
  return { runs, stopTime, endTime: stopTime + shownMs };
}
