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

const FIELDS = 6;
const X = 0,
  Y = 1,
  SIZE = 2,
  ALPHA = 3,
  TINT = 4,
  PHASE = 5;
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
        data[at + PHASE] = hash01(at + seed) * 6.283;
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
    const crowd = Math.min(3, Math.max(0.6, (w * h) / REFERENCE_AREA)) * share;
    for (let l = 0; l < this.layers.length; l += 1) {
      const layer = this.layers[l];
      if (!layer) continue;
      const { spec, data } = layer;
      const n = Math.min(spec.count * 3, Math.round(spec.count * crowd)) * FIELDS;
      const dx = scrollX * spec.depth;
      const dy = scrollY * spec.depth;
      const stretch = streak * spec.depth;
      for (let at = 0; at < n; at += FIELDS) {
        let x = ((data[at + X] as number) * w + dx) % w;
        let y = ((data[at + Y] as number) * h + dy) % h;
        if (x < 0) x += w;
        if (y < 0) y += h;
        const size = data[at + SIZE] as number;
        const glint = 1 - spec.twinkle * (0.5 + 0.5 * Math.sin(seconds * 1.7 + (data[at + PHASE] as number)));
        const alpha = (data[at + ALPHA] as number) * glint;
        const scale = size / spec.frame.width;
        const streaks = stretch > size;
        pen[PEN.x] = x - MARGIN;
        pen[PEN.y] = y - MARGIN;
        pen[PEN.scaleX] = streaks ? (size + stretch) / spec.frame.width : scale;
        pen[PEN.scaleY] = streaks ? scale * 0.8 : scale;
        pen[PEN.rotation] = streaks ? direction : 0;
        pen[PEN.alpha] = alpha;
        batch.put(spec.frame, (data[at + TINT] as number) | 0, spec.add);
      }
    }
  }
}
