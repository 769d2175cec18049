import type { GameId } from '../../../contract/games';
import { capProfits, pay, type Sen } from '../../../rules/money';
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

/** One player's bets: what each is paid, the profit of all of them together within the round's limit. */
function settlePlayer(
  { rules, settings }: PoolState,
  userId: string,
  bets: readonly PoolBet[],
  outcome: Outcome,
): { effects: PoolEffect[]; result: PlayerResult } {
  const staked = bets.reduce((sum, { cost }) => sum + cost, 0n);
  const backs = bets.map((bet) => backOf(rules, bet, outcome));
  const paid = capProfits(staked, backs, settings.maxProfit);
  const settled = bets.map((bet, i) => ({ bet, paid: paid[i] ?? 0n }));
  const result: PlayerResult = { userId, staked, paid: paid.reduce((sum, one) => sum + one, 0n) };
  const first = settled.find(({ paid }) => paid > 0n);
  const winOf = ({ bet, paid }: (typeof settled)[number]) => {
    if (rules.winsAlone) return paid > 0n ? { staked: bet.cost, paid } : null;
    return bet === first?.bet ? { staked, paid: result.paid } : null;
  };
  return {
    effects: settled.map((one): PoolEffect => ({ type: 'betSettled', ...one, win: winOf(one) })),
    result,
  };
}

/** The end of a round: every bet is settled, one payout a player who won anything. */
export function draw(state: PoolState, outcome: Outcome): PoolStep {
  const { rules, plan, bets, sums } = state;
  if (state.outcome !== null) throw new Error(`round ${plan.roundId} of ${rules.game} is drawn already`);
  const effects: PoolEffect[] = [];
  const results: PlayerResult[] = [];
  const paid = new Map<string, Sen>();
  for (const [userId, own] of byPlayer(bets)) {
    const { effects: settled, result } = settlePlayer(state, userId, own, outcome);
    for (const effect of settled) if (effect.type === 'betSettled') paid.set(effect.bet.betId, effect.paid);
    effects.push(...settled);
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
