/**
 * Money and rates, exact.
 *
 * Inside, an amount is `Sen`: a bigint of 1/100 rupiah. On the wire it is a JSON number of rupiah with at most two
 * decimals. A multiplier is a `Rate`: an integer number of 1/10000. No amount is ever multiplied as a float, because
 * `1.1 * 1.1` is already wrong and a float floor pays a sen less than what is due.
 */

/** An amount in 1/100 rupiah. */
export type Sen = bigint;

/** A multiplier in 1/10000: 16500 is 1.65 times. Always an integer. */
export type Rate = number;

/** The rate of 1.00 times. */
export const RATE_ONE: Rate = 10_000;

/** One rupiah in sen. */
export const SEN_PER_RUPIAH: Sen = 100n;

/** An amount without its sen: every stake is one, and an amount that runs on screen is shown as one. Of a non-negative amount. */
export const wholeRupiah = (sen: Sen): Sen => sen - (sen % SEN_PER_RUPIAH);

/**
 * The largest amount that travels as a JSON number. A double keeps every decimal text of 15 significant digits apart, so up to
 * here (Rp 9.999.999.999.999,99) a wire number and its sen name each other exactly.
 */
export const MAX_WIRE_SEN: Sen = 999_999_999_999_999n;

/** Why an amount or a rate was refused. */
export type MoneyFault = 'not-finite' | 'negative' | 'decimals' | 'too-big' | 'not-integer';

/** Thrown for a number that is no amount or no rate; `fault` says why. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  constructor(
    readonly fault: MoneyFault,
    value: number | bigint,
  ) {
    super(`${fault}: ${value}`);
  }
}

/** Reads a non-negative number as an integer of 10^-places by its decimal text, so that no float product is involved. */
function scale(value: number, places: number): bigint {
  if (!Number.isFinite(value)) throw new MoneyError('not-finite', value);
  if (value < 0) throw new MoneyError('negative', value);
  const text = String(value);
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  // Exponent notation: 1e21 and up is too big, 1e-7 and down has too many decimals.
  if (!match) throw new MoneyError(value >= 1 ? 'too-big' : 'decimals', value);
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > places) throw new MoneyError('decimals', value);
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/**
 * Rupiah from the wire, exactly.
 * @param wire rupiah, 0 or more, at most two decimals
 * @throws MoneyError for NaN, infinities, negatives, a third decimal, or more than {@link MAX_WIRE_SEN}
 */
export function toSen(wire: number): Sen {
  const sen = scale(wire, 2);
  if (sen > MAX_WIRE_SEN) throw new MoneyError('too-big', wire);
  return sen;
}

/**
 * Rupiah for the wire: the JSON number whose text is this amount. A negative amount (a net position) is allowed.
 * @throws MoneyError above {@link MAX_WIRE_SEN} in size
 */
export function fromSen(sen: Sen): number {
  if (sen > MAX_WIRE_SEN || sen < -MAX_WIRE_SEN) throw new MoneyError('too-big', sen);
  // Both operands are exact, so the one rounding of the division gives the double nearest to the decimal.
  return Number(sen) / 100;
}

/**
 * A multiplier from the wire: 1.65 becomes 16500.
 * @throws MoneyError for NaN, infinities, negatives, a fifth decimal, or more than fits an exact integer
 */
export function toRate(wire: number): Rate {
  const rate = scale(wire, 4);
  if (rate > BigInt(Number.MAX_SAFE_INTEGER)) throw new MoneyError('too-big', wire);
  return Number(rate);
}

/** A multiplier for the wire: 16500 becomes 1.65. */
export function fromRate(rate: Rate): number {
  return rate / RATE_ONE;
}

/**
 * What a stake returns at a rate, in whole sen rounded down.
 * @throws MoneyError for a negative stake, and for a rate that is negative or no integer
 */
export function pay(stake: Sen, rate: Rate): Sen {
  if (stake < 0n) throw new MoneyError('negative', stake);
  if (!Number.isSafeInteger(rate)) throw new MoneyError('not-integer', rate);
  if (rate < 0) throw new MoneyError('negative', rate);
  return (stake * BigInt(rate)) / BigInt(RATE_ONE);
}

/** The part of a return that may be paid when a round's profit is limited to `maxProfit` over what was staked. */
export function capProfit(staked: Sen, back: Sen, maxProfit: Sen): Sen {
  const most = staked + maxProfit;
  return back > most ? most : back;
}

/**
 * What of a player's returns in a round may be paid, in their order: each as it is until the round's profit is used up.
 * @param staked everything that the player staked in the round, what lost among it
 */
export function capProfits(staked: Sen, backs: readonly Sen[], maxProfit: Sen): Sen[] {
  let left = staked + maxProfit;
  return backs.map((back) => {
    const paid = back < left ? back : left;
    left -= paid;
    return paid;
  });
}

/** Whether a return deserves a celebration: more came back than was staked. */
export function isGain(staked: Sen, back: Sen): boolean {
  return back > staked;
}
