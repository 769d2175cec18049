/** The hue of a player's disc, 0 to 359: the same for the same id everywhere. */
export function hueOf(userId: string): number {
  let hash = 0;
  for (const letter of userId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_000;
  // Ids that follow on each other lie far apart on the wheel of colours.
  return (hash * 137) % 360;
}
