/** Star fields in depth: scattered once, carried by a scroll, wrapped at the edges, stretched into streaks by speed. */
import { hash01, seededRandom } from './random';
import type { Frame } from './frames';
import type { Quads } from './quads';
import { PEN } from './quads/sprites';

export interface StarLayer {
  readonly frame: Frame;
  /** How many on a canvas of 412 x 640 CSS px; larger ones get more, up to three times. */
  readonly count: number;
  /** Share of the scroll it follows: far is small. */
  readonly depth: number;
  readonly size: readonly [number, number];
  readonly alpha: readonly [number, number];
  readonly tints: readonly number[];
  /** Share of its brightness that twinkles. */
  readonly twinkle: number;
  readonly add: 0 | 1;
}

const FIELDS = 7;
const X = 0,
  Y = 1,
  SIZE = 2,
  ALPHA = 3,
  TINT = 4,
  /** Sine and cosine of where in its twinkle it begins. */
  SIN = 5,
  COS = 6;
/** Radians a second. */
const TWINKLE = 1.7;
/** From one star to the next, of the number that its twinkle is drawn by. */
const SEEDS = 6;
const MARGIN = 24;
const REFERENCE_AREA = 412 * 640;

export class Stars {
  private readonly layers: readonly { readonly spec: StarLayer; readonly data: Float32Array }[];

  constructor(layers: readonly StarLayer[], seed: number) {
    const random = seededRandom(seed);
    this.layers = layers.map((spec) => {
      const data = new Float32Array(spec.count * 3 * FIELDS);
      for (let at = 0; at < data.length; at += FIELDS) {
        data[at + X] = random();
        data[at + Y] = random();
        data[at + SIZE] = spec.size[0] + (spec.size[1] - spec.size[0]) * random();
        data[at + ALPHA] = spec.alpha[0] + (spec.alpha[1] - spec.alpha[0]) * random();
        data[at + TINT] = spec.tints[Math.floor(random() * spec.tints.length)] ?? 0xffffff;
        const phase = hash01((at / FIELDS) * SEEDS + seed) * 6.283;
        data[at + SIN] = Math.sin(phase);
        data[at + COS] = Math.cos(phase);
      }
      return { spec, data };
    });
  }

  /**
   * @param scrollX how far the world has moved, CSS px
   * @param streak length in px by which the nearest stars are stretched along their way
   * @param share 0 to 1, how many of the stars (quality)
   */
  draw(
    batch: Quads,
    width: number,
    height: number,
    scrollX: number,
    scrollY: number,
    streak: number,
    direction: number,
    seconds: number,
    share: number,
  ): void {
    const { pen } = batch;
    const w = width + MARGIN * 2;
    const h = height + MARGIN * 2;
    const sin = Math.sin(seconds * TWINKLE),
      cos = Math.cos(seconds * TWINKLE);
    const crowd = Math.min(3, Math.max(0.6, (w * h) / REFERENCE_AREA)) * share;
    for (let l = 0; l < this.layers.length; l += 1) {
      const layer = this.layers[l];
      if (!layer) continue;
      const { spec, data } = layer;
      const n = Math.min(spec.count * 3, Math.round(spec.count * crowd)) * FIELDS;
      const dx = wrapped(scrollX * spec.depth, w);
      const dy = wrapped(scrollY * spec.depth, h);
      const stretch = streak * spec.depth;
      const { frame, add, twinkle } = spec;
      for (let at = 0; at < n; at += FIELDS) {
        const x = (data[at + X] as number) * w + dx;
        const y = (data[at + Y] as number) * h + dy;
        const size = data[at + SIZE] as number;
        // The sine of a sum: one of all stars together in the place of one for each.
        const swing = sin * (data[at + COS] as number) + cos * (data[at + SIN] as number);
        const scale = size / frame.width;
        const streaks = stretch > size;
        pen[PEN.x] = (x < w ? x : x - w) - MARGIN;
        pen[PEN.y] = (y < h ? y : y - h) - MARGIN;
        pen[PEN.scaleX] = streaks ? (size + stretch) / frame.width : scale;
        pen[PEN.scaleY] = streaks ? scale * 0.8 : scale;
        pen[PEN.rotation] = streaks ? direction : 0;
        pen[PEN.alpha] = (data[at + ALPHA] as number) * (1 - twinkle * (0.5 + 0.5 * swing));
        batch.put(frame, (data[at + TINT] as number) | 0, add);
      }
    }
  }
}

/** A scroll that is any length, as the rest over whole lengths of a field, 0 to that. */
function wrapped(scroll: number, length: number): number {
  const rest = scroll % length;
  return rest < 0 ? rest + length : rest;
}
