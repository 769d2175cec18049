import { AUTO_VALUE_MAX, AUTO_VALUE_MIN } from '../../contract/constants';
import { AUTO_MIN } from '../../rules/crash/payout';
import { TARGET_MAX } from '../../rules/crash/target';
import { RATE_ONE, type Rate, type Sen } from '../../rules/money';
import { rangeFault } from '../../rules/stake';
import type { AutoConfig, AutoErrors, AutoFault, AutoLimits, AutoStep } from './types';

/** Auto run away asks for more than this. */
export const DOUBLE: Rate = 2 * RATE_ONE;

/** The range that every typed number of the auto-bet panel keeps to. */
function valueFault(value: number): AutoFault | null {
  if (!(value >= AUTO_VALUE_MIN && value <= AUTO_VALUE_MAX)) return 'out-of-range';
  return Number.isInteger(value) ? null : 'not-whole';
}

const stepFault = (step: AutoStep): AutoFault | null => (step.kind === 'reset' ? null : valueFault(step.percent));

/** The number of rounds has to exceed 1. */
export const countFault = (count: number): AutoFault | null =>
  valueFault(count) ?? (count > 1 ? null : 'count-too-small');

/** The amount of a bet against the game's limits and the balance. */
export const amountFault = (amount: AutoConfig['amount'], limits: AutoLimits): AutoFault | null =>
  rangeFault(amount, limits) ?? (amount > limits.balance ? 'balance' : null);

/** The auto cash-out of a single bet: from 1.01 on (READINGS, Crash); null is none and always right. */
export function cashOutFault(rate: Rate | null): AutoFault | null {
  if (rate === null) return null;
  if (!(rate >= RATE_ONE)) return 'rate-below-one';
  if (rate < AUTO_MIN) return 'rate-too-low';
  return rate > TARGET_MAX ? 'out-of-range' : null;
}

/** The auto cash-out of a run: above 1.01, and for auto run away above double. */
export function runCashOutFault(rate: Rate | null, runAway: boolean): AutoFault | null {
  const fault = cashOutFault(rate);
  if (fault !== null || rate === null) return runAway && rate === null ? 'rate-not-above-double' : fault;
  if (runAway) return rate > DOUBLE ? null : 'rate-not-above-double';
  return rate > AUTO_MIN ? null : 'rate-too-low';
}

/** An amount won or lost at which a run ends: some, and no more than can be lost. Null is no limit. */
function mostFault(most: Sen | null, balance: Sen | null): AutoFault | null {
  if (most === null) return null;
  if (most <= 0n) return 'stop-nothing';
  return balance !== null && most > balance ? 'lost-above-balance' : null;
}

/** Every fault of a run's setting, by field; empty when it may start (second document, section 5, Auto-bet). */
export function validateAuto(config: AutoConfig, limits: AutoLimits): AutoErrors {
  const { balance } = limits;
  const faults: Record<keyof AutoErrors, AutoFault | null> = {
    amount: amountFault(config.amount, limits),
    count: countFault(config.count),
    onWin: stepFault(config.onWin),
    onLoss: stepFault(config.onLoss),
    stopLoss: config.stopLoss !== null && config.stopLoss >= balance ? 'stop-loss-not-below-balance' : null,
    stopProfit: config.stopProfit !== null && config.stopProfit <= balance ? 'stop-profit-not-above-balance' : null,
    mostLost: mostFault(config.mostLost, balance),
    mostWon: mostFault(config.mostWon, null),
    autoCashOut: runCashOutFault(config.autoCashOut, config.runAway),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** Whether a run may start. */
export const isValidAuto = (config: AutoConfig, limits: AutoLimits): boolean =>
  Object.keys(validateAuto(config, limits)).length === 0;
