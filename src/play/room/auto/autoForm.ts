import type { AutoConfig, AutoLimits, AutoStep } from '../../../../machines/autobet/types';
import { type Rate, toSen } from '../../../../rules/money';
import type { StakeLimits } from '../../../../rules/stake';

/** The setting of a run as the panel holds it: amounts in rupiah, null is no limit. */
export interface AutoForm {
  readonly count: number;
  readonly onWin: AutoStep;
  readonly onLoss: AutoStep;
  readonly stopLoss: number | null;
  readonly stopProfit: number | null;
  /** The same as amounts lost or won since the run began. */
  readonly mostLost: number | null;
  readonly mostWon: number | null;
  readonly stopAfter: AutoConfig['stopAfter'];
  /** Auto run away: the run cashes out above double only; for games with an auto cash-out. */
  readonly runAway: boolean;
}

/** Nothing clever until the player asks for it: ten rounds of the same amount. */
export const FIRST_FORM: AutoForm = {
  count: 10,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
  stopLoss: null,
  stopProfit: null,
  mostLost: null,
  mostWon: null,
  stopAfter: null,
  runAway: false,
};
/** What "increase" begins with. */
export const FIRST_PERCENT = 50;

const inSen = (rupiah: number | null) => (rupiah === null ? null : toSen(rupiah));

/** The run that a form stands for. */
export const configOf = (
  { count, onWin, onLoss, stopLoss, stopProfit, mostLost, mostWon, stopAfter, runAway }: AutoForm,
  amount: number,
  autoCashOut: Rate | null,
): AutoConfig => ({
  amount: toSen(amount),
  count,
  onWin,
  onLoss,
  stopLoss: inSen(stopLoss),
  stopProfit: inSen(stopProfit),
  mostLost: inSen(mostLost),
  mostWon: inSen(mostWon),
  stopAfter,
  autoCashOut,
  runAway,
});

/** The next number of rounds: by ones up to ten, by fives to fifty, by tens and hundreds beyond. */
export function stepCount(count: number, direction: -1 | 1): number {
  const at = direction > 0 ? count : count - 1;
  const step = at < 10 ? 1 : at < 50 ? 5 : at < 200 ? 10 : 100;
  return direction > 0 ? (Math.floor(count / step) + 1) * step : Math.max(2, (Math.ceil(count / step) - 1) * step);
}

/** A typed whole number; null when it is none. */
export function readCount(text: string): number | null {
  const typed = text.trim().replaceAll('.', '');
  return /^\d{1,7}$/.test(typed) ? Number(typed) : null;
}

/** The limits that a bet is checked against; an unknown balance judges nothing. @param balance rupiah */
export const limitsOf = ({ min, max }: StakeLimits, balance: number | null): AutoLimits => ({
  balance: balance === null ? max : toSen(balance),
  min,
  max,
});
