/** Work on raw RGBA bytes (straight alpha, 4 bytes a pixel). */

/** The smallest box within `area` {x, y, width, height} whose pixels have alpha >= `least`; null when there is none. */
export function inkBox(data, stride, area, least) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -1, -1];
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      if (data[(y * stride + x) * 4 + 3] < least) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  }
  return x1 < 0 ? null : { x: x0, y: y0, w: x1 - x0 + 1, h: y1 - y0 + 1 };
}

/** Copy a w x h block between two RGBA buffers. */
export function blit(from, fromStride, fx, fy, to, toStride, tx, ty, w, h) {
  for (let y = 0; y < h; y++) {
    const start = ((fy + y) * fromStride + fx) * 4;
    to.set(from.subarray(start, start + w * 4), ((ty + y) * toStride + tx) * 4);
  }
}

/** Repeat the border of a block `n` pixels outwards, so that stretched strips never blend with their neighbours. */
export function extrude(data, stride, { x, y, w, h }, n) {
  for (let k = 1; k <= n; k++) {
    for (let i = 0; i < h; i++) {
      blit(data, stride, x, y + i, data, stride, x - k, y + i, 1, 1);
      blit(data, stride, x + w - 1, y + i, data, stride, x + w - 1 + k, y + i, 1, 1);
    }
  }
  for (let k = 1; k <= n; k++) {
    blit(data, stride, x - n, y, data, stride, x - n, y - k, w + 2 * n, 1);
    blit(data, stride, x - n, y + h - 1, data, stride, x - n, y + h - 1 + k, w + 2 * n, 1);
  }
}

/**
 * Flow colour from visible pixels into the transparent ones around them, `rounds` pixels far. Lossy WebP shares
 * chroma between neighbours: without this the black of alpha 0 leaks in as a dark fringe.
 */
export function bleed(data, width, height, rounds) {
  let edge = [];
  const known = new Uint8Array(width * height);
  for (let i = 0; i < known.length; i++) {
    if (data[i * 4 + 3] > 0) known[i] = 1;
  }
  for (let i = 0; i < known.length; i++) {
    if (known[i]) edge.push(i);
  }
  for (let round = 0; round < rounds && edge.length; round++) {
    const next = [];
    for (const i of edge) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= known.length || known[j]) continue;
        known[j] = 1;
        data[j * 4] = data[i * 4];
        data[j * 4 + 1] = data[i * 4 + 1];
        data[j * 4 + 2] = data[i * 4 + 2];
        next.push(j);
      }
    }
    edge = next;
  }
}

/** Clear pixels fainter than `least` (renderer haze that would defeat trimming). */
export function clean(data, least) {
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] < least) data[i] = data[i - 1] = data[i - 2] = data[i - 3] = 0;
  }
}

/**
 * Round alpha to `levels` steps. The alpha plane of a WebP is lossless, so its noise is what costs; fire and glyph
 * edges do not show the steps, while glows keep all 256.
 */
export function stepAlpha(data, levels) {
  const step = 255 / (levels - 1);
  for (let i = 3; i < data.length; i += 4) data[i] = Math.round(Math.round(data[i] / step) * step);
}

/** Blur straight up and down by +-`reach` pixels, weighting colour by alpha: a falling ball. */
export function smear(data, width, height, reach) {
  const out = Buffer.alloc(data.length);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      let [r, g, b, a, n] = [0, 0, 0, 0, 0];
      for (let k = -reach; k <= reach; k++) {
        const weight = reach + 1 - Math.abs(k);
        n += weight;
        if (y + k < 0 || y + k >= height) continue;
        const i = ((y + k) * width + x) * 4;
        const alpha = data[i + 3] * weight;
        r += data[i] * alpha;
        g += data[i + 1] * alpha;
        b += data[i + 2] * alpha;
        a += alpha;
      }
      const o = (y * width + x) * 4;
      if (a > 0) out.set([Math.round(r / a), Math.round(g / a), Math.round(b / a), Math.round(a / n)], o);
    }
  }
  return out;
}

/** Blur a square picture about its middle, evenly over `degrees`, weighting colour by alpha: a wheel that spins. */
export function turn(data, size, degrees) {
  const out = Buffer.alloc(data.length);
  const steps = Math.max(2, Math.round(degrees));
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x - middle, y - middle];
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < steps; k++) {
        const angle = (((k + 0.5) / steps - 0.5) * degrees * Math.PI) / 180;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        const [sx, sy] = [Math.round(middle + dx * cos - dy * sin), Math.round(middle + dx * sin + dy * cos)];
        if (sx < 0 || sy < 0 || sx >= size || sy >= size) continue;
        const i = (sy * size + sx) * 4;
        const alpha = data[i + 3];
        r += data[i] * alpha;
        g += data[i + 1] * alpha;
        b += data[i + 2] * alpha;
        a += alpha;
      }
      if (a > 0)
        out.set([Math.round(r / a), Math.round(g / a), Math.round(b / a), Math.round(a / steps)], (y * size + x) * 4);
    }
  }
  return out;
}

/** The largest rectangle within `area` {x, y, w, h} whose pixels are all opaque; null when there is none. */
export function solidBox(data, stride, area) {
  /** How far up from this row each column is opaque; the last stands for the edge. */
  const high = new Int32Array(area.w + 1);
  let best = null;
  for (let y = 0; y < area.h; y++) {
    for (let x = 0; x < area.w; x++)
      high[x] = data[((area.y + y) * stride + area.x + x) * 4 + 3] === 255 ? high[x] + 1 : 0;
    // Rectangles that are still open, by their left edges and heights, rising.
    const open = [];
    for (let x = 0; x <= area.w; x++) {
      let left = x;
      while (open.length > 0 && open.at(-1).h >= high[x]) {
        const { x: from, h } = open.pop();
        if (h * (x - from) > (best ? best.w * best.h : 0))
          best = { x: area.x + from, y: area.y + y - h + 1, w: x - from, h };
        left = from;
      }
      open.push({ x: left, h: high[x] });
    }
  }
  return best;
}
