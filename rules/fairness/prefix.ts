/** The largest value of the six hex digits that decide a round of crash or roller; random = prefix / PREFIX_MAX, 1 included. */
export const PREFIX_MAX = 0xffffff;

/** How many prefixes there are, all equally likely. */
export const PREFIXES = PREFIX_MAX + 1;

/**
 * The first six hex digits of a digest as a number.
 * @throws RangeError when the text does not begin with six hex digits
 */
export function prefixOf(digest: string): number {
  const digits = digest.slice(0, 6);
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new RangeError(`not a digest: ${digest}`);
  return Number.parseInt(digits, 16);
}
