import { fromSen, toSen } from '../../../../rules/money';
import type { WingoSelection } from '../../../../contract/wingo';
import type { AmountLimits } from '../../../play/room/amount';
import type { StakeFault } from '../../../play/room/stakeFault';

/** An order as the player set it up: `amount` times `multiple` rupiah on each selection. */
export interface Slip {
  readonly select: readonly WingoSelection[];
  readonly amount: number;
  readonly multiple: number;
}

/** A slip that the server has taken, and for which phase. */
export interface SentSlip extends Slip {
  readonly phase: string;
}

/** What the keys of the multiple go through; typed ones may lie between. */
export const MULTIPLES = [1, 2, 3, 5, 10, 20, 50, 100] as const;
export const MULTIPLE_MAX = 100;

/** The amounts of the quick chips, rupiah on each selection. */
export const QUICK_STAKES = [1_000, 5_000, 10_000, 50_000, 100_000] as const;
/** What a player starts with who has not chosen yet. */
export const FIRST_STAKE = 10_000;

/** Rupiah on each selection. */
export const eachOf = ({ amount, multiple }: Pick<Slip, 'amount' | 'multiple'>): number =>
  fromSen(toSen(amount) * BigInt(multiple));

/** Rupiah in all. */
export const slipCost = (slip: Slip): number => fromSen(toSen(eachOf(slip)) * BigInt(slip.select.length));

/** The multiple that a key leads to. */
export function stepMultiple(from: number, direction: -1 | 1): number {
  if (direction > 0) return MULTIPLES.find((multiple) => multiple > from) ?? MULTIPLE_MAX;
  return MULTIPLES.findLast((multiple) => multiple < from) ?? MULTIPLES[0];
}

/** A typed multiple: a whole number from 1 to {@link MULTIPLE_MAX}, with or without the sign; null when it is none. */
export function readMultiple(text: string): number | null {
  const match = /^[×x]?\s*(\d{1,3})$/i.exec(text.trim());
  const value = Number(match?.[1] ?? 0);
  return value >= 1 && value <= MULTIPLE_MAX ? value : null;
}

/** Whole shares of an amount, in rupiah, rounded down. */
const shareOf = (rupiah: number, parts: number): number => Math.floor(rupiah / parts);

/** The limits of the amount before the multiple: what it is multiplied to has to stay within the limits of a selection. */
export const baseLimits = ({ min, max }: AmountLimits, multiple: number): AmountLimits => ({
  min,
  max: Math.max(min, shareOf(max, multiple)),
});

/** The balance shared out over the selections and the multiple; one selection at least. */
export const baseBalance = (balance: number | null, multiple: number, selections: number): number | null =>
  balance === null ? null : shareOf(Math.max(0, balance), multiple * Math.max(1, selections));

/** Why a slip cannot be sent, besides being empty; null when nothing is wrong. An unknown balance judges nothing. */
export function slipFault(slip: Slip, { min, max }: AmountLimits, balance: number | null): StakeFault | null {
  const each = eachOf(slip);
  if (each < min || each > max) return 'bet-range';
  return balance !== null && slipCost(slip) > balance ? 'balance' : null;
}
