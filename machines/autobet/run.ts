import { type Sen, wholeRupiah } from '../../rules/money';
import type { AutoConfig, AutoInput, AutoPlace, AutoProgress, AutoStep, AutoStop } from './types';

/** Before the first round. */
export const beginRun = ({ amount, count }: AutoConfig): AutoProgress => ({
  running: true,
  left: count,
  played: 0,
  profit: 0n,
  nextAmount: amount,
  paused: false,
  stopped: null,
  code: null,
});

/** The next amount in sen: back to the first one, or grown by whole percents and rounded down to whole rupiah, as every stake is. */
export function stepped(first: Sen, last: Sen, step: AutoStep): Sen {
  if (step.kind === 'reset') return first;
  return wholeRupiah(last + (last * BigInt(step.percent)) / 100n);
}

/** Why a run may not go on, by what is checked first; null when it may. */
function reason(
  { config, limits }: AutoInput,
  { left, profit, nextAmount, stopped }: AutoProgress,
  last: 'win' | 'loss' | null,
): AutoStop | null {
  if (stopped !== null) return stopped;
  const balance = limits.balance + profit;
  if (config.stopLoss !== null && balance <= config.stopLoss) return 'stop-loss';
  if (config.stopProfit !== null && balance >= config.stopProfit) return 'stop-profit';
  if (config.mostLost !== null && -profit >= config.mostLost) return 'most-lost';
  if (config.mostWon !== null && profit >= config.mostWon) return 'most-won';
  if (last !== null && last === config.stopAfter) return last === 'win' ? 'after-win' : 'after-loss';
  if (left === 0) return 'finished';
  return nextAmount < limits.min || nextAmount > limits.max ? 'bet-range' : null;
}

/** After a round: a win is when more came back than was staked, a loss when less did. */
export function afterRound(input: AutoInput, before: AutoProgress, stake: Sen, back: Sen): AutoProgress {
  const { amount, onWin, onLoss } = input.config;
  const progress: AutoProgress = {
    ...before,
    left: before.left - 1,
    played: before.played + 1,
    profit: before.profit + back - stake,
    paused: false,
    nextAmount: stepped(amount, before.nextAmount, back > stake ? onWin : onLoss),
  };
  const stopped = reason(input, progress, back > stake ? 'win' : back < stake ? 'loss' : null);
  return { ...progress, stopped, running: stopped === null };
}

/** The bet for a round. The command's id is the same whenever the same run bets on the same round. */
export const placeOf = ({ config, runId }: AutoInput, { nextAmount }: AutoProgress, roundId: string): AutoPlace => ({
  type: 'auto.place',
  roundId,
  amount: nextAmount,
  auto: config.autoCashOut,
  uuid: `${runId}-${roundId}`,
});
