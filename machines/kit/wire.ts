/** Money as the wire has it: rupiah, which become sen here and nowhere behind. What one game alone says is read in its own `wire.ts`. */
import { type Sen, toSen } from '../../rules/money';
import type { StakeLimits } from '../../rules/stake';

/** An amount that may be left unsaid. */
export const senOf = (rupiah: number | undefined): Sen | undefined =>
  rupiah === undefined ? undefined : toSen(rupiah);

/** The limits of a bet as the wire has them. */
export interface WireLimits {
  readonly min: number;
  readonly max: number;
}

export const limitsOf = ({ min, max }: WireLimits): StakeLimits => ({ min: toSen(min), max: toSen(max) });

/** A stake and what came back of it, as the wire has them. */
interface Paid {
  readonly amount: number;
  readonly winAmount: number;
}

/** The same round, or row of a list, with its money in sen. */
export type InSen<R extends Paid> = Omit<R, keyof Paid> & { readonly amount: Sen; readonly winAmount: Sen };

export const inSen = <R extends Paid>(row: R): InSen<R> => ({
  ...row,
  amount: toSen(row.amount),
  winAmount: toSen(row.winAmount),
});

/** A page of such rows. */
export const pageOf = <R extends Paid, Page extends { readonly list: readonly R[] }>(
  page: Page & { readonly list: readonly R[] },
): Omit<Page, 'list'> & { readonly list: readonly InSen<R>[] } => ({
  ...page,
  list: page.list.map((row) => inSen(row)),
});
