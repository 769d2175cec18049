/** Drawn faces that one may choose, `a0` to `a15`: discs all around the wheel of colours. */
export const DRAWN_FACES = 16;

/** A hue of one's own, 0 to 359: the same for the same id everywhere. */
export function hueOf(userId: string): number {
  let hash = 0;
  for (const letter of userId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_000;
  // Ids that follow on each other lie far apart on the wheel of colours.
  return (hash * 137) % 360;
}

/** The hue of a player's disc, 0 to 359: that of the drawn face, or one's own where the face is none of those. */
export function faceHue(userId: string, avatar: string): number {
  const drawn = /^a(\d{1,2})$/.exec(avatar)?.[1];
  return drawn === undefined || Number(drawn) >= DRAWN_FACES
    ? hueOf(userId)
    : Math.round(Number(drawn) * (360 / DRAWN_FACES)) % 360;
}
