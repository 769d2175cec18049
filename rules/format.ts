/**
 * Numbers as Indonesian players read them: dot for thousands, comma for decimals, at most two decimals, trailing zeros
 * stripped (platform spec §1 and §5). Written by hand and not with `Intl`, so that the canvas, React, the server
 * and every old phone print the same characters.
 */
import { AMOUNT_MARKS } from './marks';
import type { Rate, Sen } from './money';

/** How an amount may be shortened. */
export interface AmountOptions {
  /** From this size on (in sen) the amount is shortened; without it every digit is shown. */
  readonly abbreviateFrom?: Sen;
}

/** Shown for what is not a number: a screen says so instead of failing. */
export const NO_NUMBER = '–';

/** One of each mark in sen. */
const SIZES: readonly Sen[] = [100_000n, 100_000_000n, 100_000_000_000n, 100_000_000_000_000n];

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Prints a non-negative integer of 10^-places, with at least `keep` decimals left standing. */
function decimal(value: bigint, places: number, keep: number): string {
  const digits = value.toString().padStart(places + 1, '0');
  const whole = group(digits.slice(0, digits.length - places));
  let fraction = digits.slice(digits.length - places);
  while (fraction.length > keep && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return fraction === '' ? whole : `${whole},${fraction}`;
}

/** Sen of a wire number, rounded to two decimals; null when it is not finite or beyond any amount. */
function senOf(amount: Sen | number): Sen | null {
  if (typeof amount === 'bigint') return amount;
  if (!(Math.abs(amount) < 1e21)) return null;
  return BigInt(amount.toFixed(2).replace('.', ''));
}

const roundedDiv = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;

/** Prints a non-negative amount, shortened when it is asked for; rounding up to 1000 K is promoted to 1 M. */
function positive(sen: Sen, { abbreviateFrom: from }: AmountOptions): string {
  if (from === undefined || sen < from) return decimal(sen, 2, 0);
  for (let i = SIZES.length - 1; i >= 0; i -= 1) {
    const hundredths = roundedDiv(sen * 100n, SIZES[i] as Sen);
    if (hundredths >= 100n) return decimal(hundredths, 2, 0) + AMOUNT_MARKS[i];
  }
  return decimal(sen, 2, 0);
}

/**
 * An amount without its currency: `1.500,5`, `-250`, or `1,25M` when {@link AmountOptions.abbreviateFrom} is reached.
 * @param amount sen (bigint) or rupiah from the wire (number; rounded to two decimals)
 */
export function formatAmount(amount: Sen | number, options: AmountOptions = {}): string {
  const sen = senOf(amount);
  if (sen === null) return NO_NUMBER;
  return sen < 0n ? `-${positive(-sen, options)}` : positive(sen, options);
}

/** A balance: as {@link formatAmount}, but a negative one is shown as 0 (platform spec §3). */
export function formatBalance(amount: Sen | number, options: AmountOptions = {}): string {
  const sen = senOf(amount);
  if (sen === null) return NO_NUMBER;
  return formatAmount(sen < 0n ? 0n : sen, options);
}

/** An amount with its currency: `Rp 25.000`, `-Rp 25.000`. */
export function formatRp(amount: Sen | number, options: AmountOptions = {}): string {
  const text = formatAmount(amount, options);
  return text.startsWith('-') ? `-Rp ${text.slice(1)}` : `Rp ${text}`;
}

/** A gain or a loss with its sign: `+25.000`, `-1.000`, `0`. */
export function formatSigned(amount: Sen | number, options: AmountOptions = {}): string {
  const text = formatAmount(amount, options);
  return text.startsWith('-') || text === '0' || text === NO_NUMBER ? text : `+${text}`;
}

/** A running multiplier with exactly two decimals, rounded down: `1,00×`, `1.234,56×`. */
export function formatMultiplier(rate: Rate): string {
  return `${decimal(BigInt(Math.floor(rate / 100)), 2, 2)}×`;
}

/** A fixed payout rate in full, trailing zeros stripped: `2×`, `9,5×`, `1,0204×`. */
export function formatOdds(rate: Rate): string {
  return `${decimal(BigInt(rate), 4, 0)}×`;
}

/** A share as a percentage with at most two decimals: 0.945 is `94,5%`. */
export function formatPercent(share: number): string {
  const text = formatAmount(share * 100);
  return text === NO_NUMBER ? text : `${text}%`;
}
