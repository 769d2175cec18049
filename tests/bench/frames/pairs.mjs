/** How two pages are compared on a machine that does other things too: in turns, and by the ratio of each pair of neighbours. */

/** @param {readonly number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * Measures two things in the order A B B A: what slowly changes on the machine (load, heat) weighs on both alike.
 * @template T
 * @param {number} count pairs
 * @param {() => Promise<T>} base @param {() => Promise<T>} other
 * @returns {Promise<{ base: T, other: T }[]>}
 */
export async function inTurns(count, base, other) {
  const pairs = [];
  for (let k = 0; k < count; k += 1) {
    const ahead = k % 2 === 0 ? await base() : null;
    const mine = await other();
    pairs.push({ base: ahead ?? (await base()), other: mine });
  }
  return pairs;
}

/**
 * The ratios of pairs: their median, and between which the middle half of them lies.
 * @param {readonly (readonly [base: number, other: number])[]} pairs
 */
export function compare(pairs) {
  const ratios = pairs.map(([base, other]) => other / base).filter(Number.isFinite);
  return { median: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** `0.62 (0.58–0.66)` */
export const ratioText = ({ median, low, high }) =>
  Number.isFinite(median) ? `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})` : '';
