import { MAX_WIRE_SEN, type Sen, SEN_PER_RUPIAH, wholeRupiah } from './money';

/** The limits of one bet, both inclusive. */
export interface StakeLimits {
  readonly min: Sen;
  readonly max: Sen;
}

/** Why an amount may not be bet: below the least bet, or above the greatest. */
export type RangeFault = 'bet-low' | 'bet-range';

/** What is wrong with an amount by the limits of a bet, in the unit of both; null when it is within them. */
export function rangeFault<N extends number | bigint>(
  amount: N,
  { min, max }: { readonly min: N; readonly max: N },
): RangeFault | null {
  if (amount < min) return 'bet-low';
  return amount > max ? 'bet-range' : null;
}

/**
 * The limits of a bet on any of several pools (second document, section 5, Dingdong bet range): min is the largest of their minimums, max
 * the smallest of their maximums; null for no pools.
 */
export function commonLimits(pools: readonly StakeLimits[]): StakeLimits | null {
  const [first, ...rest] = pools;
  if (first === undefined) return null;
  return rest.reduce(
    (all, { min, max }) => ({ min: min > all.min ? min : all.min, max: max < all.max ? max : all.max }),
    { min: first.min, max: first.max },
  );
}

/** Whether an amount may be staked as it is: stakes are whole rupiah (READINGS); what a bet pays keeps its sen. */
export const isWholeStake = (sen: Sen): boolean => sen % SEN_PER_RUPIAH === 0n;

/** The nearest amount within the limits. */
export function clampStake(sen: Sen, { min, max }: StakeLimits): Sen {
  if (sen < min) return min;
  return sen > max ? max : sen;
}

/** Half the stake in whole rupiah, rounded down, within the limits. */
export function halfStake(sen: Sen, limits: StakeLimits): Sen {
  return clampStake(wholeRupiah(sen / 2n), limits);
}

/** Twice the stake within the limits. */
export function doubleStake(sen: Sen, limits: StakeLimits): Sen {
  return clampStake(sen * 2n, limits);
}

/** Why typed text is no amount. */
export type AmountError = 'empty' | 'not-a-number' | 'grouping' | 'decimals' | 'too-big';

/** What {@link parseAmount} made of a text. */
export type ParsedAmount =
  { readonly ok: true; readonly sen: Sen } | { readonly ok: false; readonly error: AmountError };

const refuse = (error: AmountError): ParsedAmount => ({ ok: false, error });

/**
 * Reads an amount as Indonesians type it: dots group thousands, a comma starts the decimals (`25.000`, `25000`,
 * `1.500,50`, `Rp 25.000`). Whatever could be read two ways is refused rather than guessed: `1.5` is
 * neither a thousand nor a decimal here (`grouping`), `25,000` has three decimals (`decimals`).
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim().replace(/^rp\.?\s*/i, '');
  if (typed === '') return refuse('empty');
  if (!/^[\d.]*\d(,\d*)?$/.test(typed)) return refuse('not-a-number');
  const [whole = '', decimals = ''] = typed.split(',');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(whole)) return refuse('grouping');
  if (decimals.length > 2) return refuse('decimals');
  const sen = BigInt(whole.replaceAll('.', '') + decimals.padEnd(2, '0'));
  return sen > MAX_WIRE_SEN ? refuse('too-big') : { ok: true, sen };
}
