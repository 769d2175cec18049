/**
 * Writes numbers into a {@link Label} digit by digit: the same characters as rules/format, but without strings, because these change every
 * frame.
 */
import type { Label } from './label';

const ZERO = 48;
const COMMA = 44;
const DOT = 46;
const TIMES = 215;
const PLUS = 43;
const MINUS = 0x2212;

/** Puts the digits of a non-negative whole number, grouped by dots. */
function whole(label: Label, value: number): void {
  let scale = 1;
  let digits = 1;
  while (value >= scale * 10) {
    scale *= 10;
    digits += 1;
  }
  let rest = value;
  for (; digits > 0; digits -= 1) {
    const digit = Math.floor(rest / scale);
    label.put(ZERO + digit);
    rest -= digit * scale;
    scale /= 10;
    if (digits > 1 && (digits - 1) % 3 === 0) label.put(DOT);
  }
}

/** Puts hundredths after a comma; trailing zeros are left out unless `keep`. */
function fraction(label: Label, hundredths: number, keep: boolean): void {
  if (hundredths === 0 && !keep) return;
  label.put(COMMA).put(ZERO + Math.floor(hundredths / 10));
  if (hundredths % 10 !== 0 || keep) label.put(ZERO + (hundredths % 10));
}

/** `12,47×`, always two decimals, rounded down. @param rate 1/10000 */
export function putRate(label: Label, rate: number): void {
  const hundredths = Math.floor(rate / 100);
  whole(label, Math.floor(hundredths / 100));
  fraction(label, hundredths % 100, true);
  label.put(TIMES);
}

/** `Rp 286.750`, `+Rp 37.302,5`: rupiah to the last sen. @param currency whether `Rp` stands before it */
export function putRp(label: Label, amount: number, plus = false, currency = true): void {
  const sen = Math.max(0, Math.round(amount * 100));
  if (plus) label.put(PLUS);
  if (currency) label.write('Rp ');
  whole(label, Math.floor(sen / 100));
  fraction(label, sen % 100, false);
}

/** What a round made of a balance, always with its sign: `+Rp 36.790`, `−Rp 25.000`; `Rp 0` has none. @param net rupiah */
export function putNet(label: Label, net: number): void {
  if (net < 0) label.put(MINUS);
  putRp(label, Math.abs(net), net > 0);
}

/** An amount that runs up to `amount`: whole rupiah on the way, all of it at the end. @param share 0 to 1 */
export const counted = (amount: number, share: number): number => (share >= 1 ? amount : Math.floor(amount * share));

/** A whole number, for countdowns and axes. */
export function putWhole(label: Label, value: number): void {
  whole(label, Math.max(0, Math.floor(value)));
}

/** A number with up to two decimals and a mark after it: axis labels `1,5×`, `12d`. */
export function putMark(label: Label, value: number, mark: number): void {
  const hundredths = Math.round(value * 100);
  whole(label, Math.floor(hundredths / 100));
  fraction(label, hundredths % 100, false);
  label.put(mark);
}

export const TIMES_MARK = TIMES;
