/** Amounts in little room, written digit by digit: `10rb`, `2,5jt`. */
import type { Label } from './label';

/** The marks of shortened amounts: `rb`, `jt`, `M`. */
export interface AmountMarks {
  readonly thousand: string;
  readonly million: string;
  readonly billion: string;
}

const COMMA = 44;
const ZERO = 48;
interface Unit {
  readonly size: number;
  readonly mark: keyof AmountMarks;
}

const UNITS: readonly Unit[] = [
  { size: 1e9, mark: 'billion' },
  { size: 1e6, mark: 'million' },
  { size: 1e3, mark: 'thousand' },
];

/** `10rb`, `2,5jt`, `172jt`: an amount in the width of a tile, rounded down to three digits. */
export function putShort(label: Label, amount: number, marks: AmountMarks): void {
  let large = 0;
  while (large < UNITS.length && amount < (UNITS[large] as Unit).size) large += 1;
  const unit = UNITS[large];
  const hundredths = Math.floor(unit ? (amount * 100) / unit.size : Math.floor(amount) * 100);
  const whole = Math.floor(hundredths / 100);
  digits(label, whole);
  const rest = whole >= 100 ? 0 : whole >= 10 ? Math.floor((hundredths % 100) / 10) * 10 : hundredths % 100;
  if (rest > 0) label.put(COMMA).put(ZERO + Math.floor(rest / 10));
  if (rest % 10 > 0) label.put(ZERO + (rest % 10));
  if (unit) label.write(marks[unit.mark]);
}

function digits(label: Label, value: number): void {
  let scale = 1;
  while (value >= scale * 10) scale *= 10;
  for (; scale >= 1; scale /= 10) label.put(ZERO + (Math.floor(value / scale) % 10));
}
