/**
 * Which pieces of a sprite are drawn ({@link Quads.cut}): its clear corners and what is covered anyway cost a weak GPU as much as what is seen.
 * Worked out once. x and y of four corners a piece, clockwise from the top left, in shares of the inked part.
 */
export type Outline = Float32Array;

/** Beside the sprite there is another one. */
const share = (at: number): number => Math.min(1, Math.max(0, at));

/** A corner of the regular polygon about the middle whose edges touch, for `reach` 1, the sprite's own: the first two lie on its upper edge. */
const corner = (k: number, sides: number, reach: number): readonly [x: number, y: number] => {
  const a = ((k - 0.5) / sides) * Math.PI * 2 - Math.PI / 2;
  return [share(0.5 + Math.cos(a) * reach * 0.5), share(0.5 + Math.sin(a) * reach * 0.5)];
};

/** How much farther than its edges a polygon's corners lie. */
const beyond = (sides: number): number => 1 / Math.cos(Math.PI / sides);

/** What is round and fills its sprite. @param sides a multiple of 4 @param reach share of its radius that is drawn */
export function discOutline(sides: number, reach = 1): Outline {
  const pieces: number[] = [];
  // From band to band: the corners at the right, those at the left are their mirror images.
  for (let k = 1; k < sides / 2; k += 1) {
    const [x, y] = corner(k, sides, reach * beyond(sides));
    const [below, low] = corner(k + 1, sides, reach * beyond(sides));
    pieces.push(1 - x, y, x, y, below, low, 1 - below, low);
  }
  return Float32Array.from(pieces);
}

/** The same with a hole. @param hole radius of a circle that is not drawn, over the outer one */
export function ringOutline(sides: number, hole: number, reach = 1): Outline {
  return Float32Array.from(
    Array.from({ length: sides }, (_, k) => [
      ...corner(k, sides, reach * beyond(sides)),
      ...corner(k + 1, sides, reach * beyond(sides)),
      ...corner(k + 1, sides, hole),
      ...corner(k, sides, hole),
    ]).flat(),
  );
}

/** All but an upright rectangle. @param margin what is left out along the edges too: the last of a shadow */
export const frameOutline = (left: number, top: number, right: number, bottom: number, margin = 0): Outline => {
  const [low, high] = [margin, 1 - margin];
  return Float32Array.from([
    ...[low, low, high, low, high, top, low, top],
    ...[low, top, left, top, left, bottom, low, bottom],
    ...[right, top, high, top, high, bottom, right, bottom],
    ...[low, bottom, high, bottom, high, high, low, high],
  ]);
};

/** An upright rectangle of it. */
export const bandOutline = (top: number, bottom: number): Outline =>
  Float32Array.from([0, top, 1, top, 1, bottom, 0, bottom]);
