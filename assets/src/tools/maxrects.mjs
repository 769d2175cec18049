/** MaxRects packing (best short side fit), deterministic: same rectangles in, same places out. */

const inside = (a, b) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
const apart = (a, b) => a.x >= b.x + b.w || a.x + a.w <= b.x || a.y >= b.y + b.h || a.y + a.h <= b.y;

/** What is left of free rectangle `f` once `r` is taken out of it: up to four overlapping rectangles. */
function split(f, r) {
  const parts = [];
  if (r.x > f.x) parts.push({ x: f.x, y: f.y, w: r.x - f.x, h: f.h });
  if (r.x + r.w < f.x + f.w) parts.push({ x: r.x + r.w, y: f.y, w: f.x + f.w - r.x - r.w, h: f.h });
  if (r.y > f.y) parts.push({ x: f.x, y: f.y, w: f.w, h: r.y - f.y });
  if (r.y + r.h < f.y + f.h) parts.push({ x: f.x, y: r.y + r.h, w: f.w, h: f.y + f.h - r.y - r.h });
  return parts;
}

function place(free, w, h) {
  let best = null;
  for (const f of free) {
    if (f.w < w || f.h < h) continue;
    const short = Math.min(f.w - w, f.h - h);
    const long = Math.max(f.w - w, f.h - h);
    if (!best || short < best.short || (short === best.short && long < best.long))
      best = { short, long, x: f.x, y: f.y };
  }
  return best;
}

/** Positions of `rects` ({w, h}) in a width x height page, or null when they do not fit. */
function tryPage(rects, width, height) {
  let free = [{ x: 0, y: 0, w: width, h: height }];
  const spots = [];
  for (const rect of rects) {
    const spot = place(free, rect.w, rect.h);
    if (!spot) return null;
    const used = { x: spot.x, y: spot.y, w: rect.w, h: rect.h };
    const cut = free.flatMap((f) => (apart(f, used) ? [f] : split(f, used)));
    free = cut.filter((a, i) => !cut.some((b, j) => i !== j && inside(a, b) && (!inside(b, a) || j < i)));
    spots.push({ x: used.x, y: used.y });
  }
  return spots;
}

/**
 * Pack rectangles into the page of least area that holds them.
 * @param {{w: number, h: number}[]} rects sizes, padding included
 * @param {number} max longest side of the page
 * @returns {{width: number, height: number, spots: {x: number, y: number}[]}} spots in the order of `rects`
 */
export function pack(rects, max) {
  const order = rects
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Math.max(rects[b].w, rects[b].h) - Math.max(rects[a].w, rects[a].h) ||
        rects[b].w * rects[b].h - rects[a].w * rects[a].h ||
        a - b,
    );
  const sorted = order.map((i) => rects[i]);
  const area = rects.reduce((sum, r) => sum + r.w * r.h, 0);
  const step = 64;
  for (let pages = Math.ceil(area / (step * step)); pages <= (max / step) ** 2; pages++) {
    // Squarest first: every width whose height in steps gives this area.
    for (let w = Math.ceil(Math.sqrt(pages)); w <= Math.min(max / step, Math.ceil(Math.sqrt(pages)) + 6); w++) {
      const h = Math.floor(pages / w);
      if (h < 1 || h > max / step || w * h < pages - w + 1) continue;
      const spots = tryPage(sorted, w * step, h * step);
      if (!spots) continue;
      const result = [];
      order.forEach((original, i) => {
        result[original] = spots[i];
      });
      return { width: w * step, height: h * step, spots: result };
    }
    pages += Math.floor(pages / 40);
  }
  throw new Error(`does not fit into ${max} x ${max}: ${Math.round(area / 1000)}k pixels`);
}
