/** What rounds have in common in which every right step raises what is paid (hilo, coin flip). */
import { pay, type Rate, toRate } from '../../../rules/money';
import type { SoloRound } from './types';

/**
 * Whether a step ended the round: a wrong one, one that brought the highest rate, or one after which the maximum profit was reached. Less is paid then
 * than the rate says, which no cash-out comes to: the round would have been over before.
 */
export const endedByStep = ({ status, amount, rate, winAmount }: Omit<SoloRound, 'roundId'>, most: Rate): boolean =>
  status === 'lost' || (status === 'won' && (toRate(rate) >= most || winAmount < pay(amount, toRate(rate))));
