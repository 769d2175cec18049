import type { Frame } from './frames';
import type { Rect } from './layout';

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

/** The line of a box with round corners, as two octagons. @param cut where its corners begin outside @param bend and inside @param thick of the line; shares of the box */
export function roundOutline(cut: number, bend: number, thick: number): Outline {
  const octagon = (side: number, edge: number): readonly (readonly [x: number, y: number])[] => [
    [side, edge],
    [1 - side, edge],
    [1 - edge, side],
    [1 - edge, 1 - side],
    [1 - side, 1 - edge],
    [side, 1 - edge],
    [edge, 1 - side],
    [edge, side],
  ];
  const outer = octagon(cut, 0),
    inner = octagon(bend, thick);
  return Float32Array.from(
    outer.flatMap((from, k) => [from, outer[(k + 1) % 8] ?? from, inner[(k + 1) % 8] ?? from, inner[k] ?? from]).flat(),
  );
}

/**
 * What a box does not hide of a sprite about its middle.
 * @param sprite its size, clear margin included @param hidden size of what is opaque in front of it @param lower px that the sprite lies below the box
 * @param margin as in {@link frameOutline}
 */
export function aroundOutline(
  frame: Frame,
  sprite: { readonly width: number; readonly height: number },
  hidden: { readonly width: number; readonly height: number },
  lower = 0,
  margin = 0,
): Outline {
  const across = (sprite.width * (frame.x1 - frame.x0)) / frame.width,
    down = (sprite.height * (frame.y1 - frame.y0)) / frame.height;
  return frameOutline(
    0.5 - hidden.width / 2 / across,
    0.5 - (hidden.height / 2 + lower) / down,
    0.5 + hidden.width / 2 / across,
    0.5 + (hidden.height / 2 - lower) / down,
    margin,
  );
}

/** Where the inked part of a sprite lies that is drawn about a middle. @param width of all of it, clear margin included, CSS px */
export function inkOf(frame: Frame, x: number, y: number, width: number, height: number): Rect {
  const across = width / frame.width,
    down = height / frame.height;
  return {
    x: x + frame.x0 * across,
    y: y + frame.y0 * down,
    width: (frame.x1 - frame.x0) * across,
    height: (frame.y1 - frame.y0) * down,
  };
}

/** All of a box but what lies in these rectangles, in bands from edge to edge of theirs. They do not lie over each other. CSS px. */
export function restOutline(box: Rect, holes: readonly Rect[]): Outline {
  const pieces: number[] = [];
  const right = box.x + box.width,
    bottom = box.y + box.height;
  const within = (at: number, low: number, high: number): number => Math.min(high, Math.max(low, at));
  const edges = [box.y, bottom, ...holes.flatMap(({ y, height }) => [y, y + height])]
    .map((at) => within(at, box.y, bottom))
    .sort((a, b) => a - b);
  const add = (x0: number, y0: number, x1: number, y1: number): void => {
    if (x1 <= x0) return;
    const [l, t, r, b] = [
      (x0 - box.x) / box.width,
      (y0 - box.y) / box.height,
      (x1 - box.x) / box.width,
      (y1 - box.y) / box.height,
    ];
    pieces.push(l, t, r, t, r, b, l, b);
  };
  for (let k = 0; k + 1 < edges.length; k += 1) {
    const top = edges[k] as number,
      low = edges[k + 1] as number;
    if (low <= top) continue;
    const across = holes.filter(({ y, height }) => y < low && y + height > top).sort((a, b) => a.x - b.x);
    let x = box.x;
    for (const hole of across) {
      add(x, top, within(hole.x, box.x, right), low);
      x = within(hole.x + hole.width, x, right);
    }
    add(x, top, right, low);
  }
  return Float32Array.from(pieces);
}

/** An upright rectangle of it. */
export const bandOutline = (top: number, bottom: number): Outline =>
  Float32Array.from([0, top, 1, top, 1, bottom, 0, bottom]);
