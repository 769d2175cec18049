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

/** A round amount on a chip: `5K`, `2,5M`. */
export const chipAmount = (amount: number): string => formatAmount(amount, CHIP_FROM);
