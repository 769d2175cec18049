/** For the tests of layouts: canvases, and whether boxes lie in each other or over each other. */
import type { Rect } from './layout';
import type { Box } from './scene';

/** A canvas and what the shell covers of it. */
export const box = (width: number, height: number, top = 0, bottom = 0, right = 0, left = 0): Box => ({
  width,
  height,
  inset: { top, right, bottom, left },
});

export const inside = (rect: Rect, of: Rect, slack = 0.01): boolean =>
  rect.x >= of.x - slack &&
  rect.y >= of.y - slack &&
  rect.x + rect.width <= of.x + of.width + slack &&
  rect.y + rect.height <= of.y + of.height + slack;

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

/** Whether any two of them lie over each other. */
export const crowded = (rects: readonly Rect[]): boolean =>
  rects.some((rect, i) => rects.slice(i + 1).some((other) => overlap(rect, other)));
