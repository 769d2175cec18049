import { fromSen, toSen, wholeRupiah } from '../../../rules/money';
import {
  type AmountError,
  clampStake,
  doubleStake,
  halfStake,
  parseAmount,
  type StakeLimits,
} from '../../../rules/stake';

/** The limits of one bet as its field has them: rupiah, both inclusive. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

/** A room's limits for its field. */
export const fieldLimits = ({ min, max }: StakeLimits): AmountLimits => ({ min: fromSen(min), max: fromSen(max) });

/** The amounts of the quick chips, rupiah. */
export const QUICK_AMOUNTS = [10_000, 50_000, 100_000] as const;
/** What a player starts with who has not chosen yet, rupiah. */
export const FIRST_AMOUNT = 25_000;

/** How far a key of the stepper goes, by the size of the amount: always a round number. */
const STEPS: readonly { readonly below: number; readonly step: number }[] = [
  { below: 10_000, step: 1_000 },
  { below: 50_000, step: 5_000 },
  { below: 200_000, step: 10_000 },
  { below: 1_000_000, step: 50_000 },
  { below: Infinity, step: 250_000 },
];

const stepAt = (amount: number): number => STEPS.find(({ below }) => amount < below)?.step ?? 1_000;

/** The next round amount upwards or downwards: 10.000 goes up to 15.000 and down to 9.000. */
export function stepAmount(amount: number, direction: -1 | 1): number {
  if (direction > 0) {
    const step = stepAt(amount);
    return (Math.floor(amount / step) + 1) * step;
  }
  // The step below a boundary is the smaller one.
  const step = stepAt(amount - 1);
  return Math.max(0, (Math.ceil(amount / step) - 1) * step);
}

/** Typed text as rupiah, or why it is none. */
export type TypedAmount =
  { readonly amount: number; readonly fault: null } | { readonly amount: null; readonly fault: AmountError };

/** Reads an amount in whole rupiah as Indonesians type it (rules/stake.ts); `25.000,00` is whole too. */
export function readAmount(text: string): TypedAmount {
  const parsed = parseAmount(text);
  if (!parsed.ok) return { amount: null, fault: parsed.error };
  return wholeRupiah(parsed.sen) === parsed.sen
    ? { amount: fromSen(parsed.sen), fault: null }
    : { amount: null, fault: 'decimals' };
}

const inSen = ({ min, max }: AmountLimits): StakeLimits => ({ min: toSen(min), max: toSen(max) });

export const clampAmount = (amount: number, limits: AmountLimits): number =>
  fromSen(clampStake(toSen(amount), inSen(limits)));
export const halfAmount = (amount: number, limits: AmountLimits): number =>
  fromSen(halfStake(toSen(amount), inSen(limits)));
export const doubleAmount = (amount: number, limits: AmountLimits): number =>
  fromSen(doubleStake(toSen(amount), inSen(limits)));

/** The most that may be bet: the limit, or the balance in whole rupiah when that is less; never under the smallest bet. */
export const mostAmount = (limits: AmountLimits, balance: number | null): number =>
  Math.max(limits.min, balance === null ? limits.max : Math.min(limits.max, Math.floor(balance)));
