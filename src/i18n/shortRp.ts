import { formatAmount, formatRp, formatSigned } from '../../rules/format';
import type { Sen } from '../../rules/money';

/** From one million rupiah on, in sen: a stake below that is read, not guessed. */
const FROM = { abbreviateFrom: 100_000_000n };
/** A chip is shortened from a thousand rupiah on. */
const CHIP_FROM = { abbreviateFrom: 100_000n };

/** Rupiah where there is little room: `Rp 25.000`, `Rp 2,79M`. */
export const shortRp = (amount: Sen | number): string => formatRp(amount, FROM);

/** A gain or a loss where there is little room: `+25.000`, `-2,5M`. */
export const shortSigned = (amount: Sen | number): string => formatSigned(amount, FROM);

/** The smallest rupiah that a short amount shows: its two decimals. */
const finest = (amount: number): number => (amount >= 1_000_000 ? 10_000 : 10);

/** An amount on a chip: `5K`, `2,5M`; written out where that would round it, for a chip bets what it says. */
export const chipAmount = (amount: number): string =>
  amount % finest(amount) === 0 ? formatAmount(amount, CHIP_FROM) : formatAmount(amount);
