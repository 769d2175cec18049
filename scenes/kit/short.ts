/** Amounts in little room, written digit by digit: `10K`, `2,5M`. */
import { AMOUNT_MARKS } from '../../rules/marks';
import type { Label } from './label';

const COMMA = 44;
const ZERO = 48;

/** The largest first; the mark is its character's code. */
const UNITS = AMOUNT_MARKS.map((mark, i) => ({ size: 1_000 ** (i + 1), mark: mark.charCodeAt(0) })).reverse();

/** `10K`, `2,5M`, `172M`: an amount in the width of a tile, rounded down to three digits. */
export function putShort(label: Label, amount: number): void {
  let large = 0;
  while (large < UNITS.length && amount < (UNITS[large] as { readonly size: number }).size) large += 1;
  const unit = UNITS[large];
  const hundredths = Math.floor(unit ? (amount * 100) / unit.size : Math.floor(amount) * 100);
  const whole = Math.floor(hundredths / 100);
  digits(label, whole);
  const rest = whole >= 100 ? 0 : whole >= 10 ? Math.floor((hundredths % 100) / 10) * 10 : hundredths % 100;
  if (rest > 0) label.put(COMMA).put(ZERO + Math.floor(rest / 10));
  if (rest % 10 > 0) label.put(ZERO + (rest % 10));
  if (unit) label.put(unit.mark);
}

const PLUS = 43;
const SPACE = 32;

/** `2 orang +14 bot`: people, and apart from them the house bots; `14 bot` where there are no people. Without a word for people their number stands alone. */
export function putCrowd(label: Label, people: number, word: string, bots: number, bot: string): void {
  if (people > 0 || bots === 0) {
    putShort(label, people);
    if (word !== '') label.put(SPACE).write(word);
    if (bots === 0) return;
    label.put(SPACE).put(PLUS);
  }
  putShort(label, bots);
  label.put(SPACE).write(bot);
}

function digits(label: Label, value: number): void {
  let scale = 1;
  while (value >= scale * 10) scale *= 10;
  for (; scale >= 1; scale /= 10) label.put(ZERO + (Math.floor(value / scale) % 10));
}
