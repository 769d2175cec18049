import { type AmountError, type RangeFault, rangeFault } from '../../../../rules/stake';
import { type AmountLimits, readAmount } from '../amount';
import { CHIPS_LEAST, CHIPS_MOST, inOrder } from './ownChips';

/** What is wrong with one field of the sheet: how it is written, outside the room's limits, the same as another, or missing. */
export type ChipFault = AmountError | RangeFault | 'twice' | 'missing';

/** The sheet's fields as far as they are read. */
export interface ChipForm {
  /** One a field; null where nothing is wrong. */
  readonly faults: readonly (ChipFault | null)[];
  /** In order, rupiah; null while something is wrong. */
  readonly chips: readonly number[] | null;
}

/** The texts of a row of chips, one a field: there are as many fields as there may be chips. */
export const textsOf = (chips: readonly number[], format: (amount: number) => string): readonly string[] =>
  Array.from({ length: CHIPS_MOST }, (_, place) => {
    const amount = chips[place];
    return amount === undefined ? '' : format(amount);
  });

/**
 * Reads the fields. Those behind the first four may be empty; every amount stands once, and is one that this room takes.
 * @param own the player's chips so far: those that only another room takes may stay
 */
export function readForm(texts: readonly string[], limits: AmountLimits, own: readonly number[] = []): ChipForm {
  const read = texts.map((text) => (text.trim() === '' ? null : readAmount(text)));
  const amounts = read.map((typed) => typed?.amount ?? null);
  const count = read.filter((typed) => typed !== null).length;
  const faults = read.map((typed, place): ChipFault | null => {
    if (typed === null) return place < CHIPS_LEAST && count < CHIPS_LEAST ? 'missing' : null;
    if (typed.amount === null) return typed.fault;
    const fault = limits.max === 0 || own.includes(typed.amount) ? null : rangeFault(typed.amount, limits);
    return fault ?? (amounts.indexOf(typed.amount) < place ? 'twice' : null);
  });
  const right = faults.every((fault) => fault === null);
  return { faults, chips: right ? inOrder(amounts.filter((amount) => amount !== null)) : null };
}
