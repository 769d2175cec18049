/** A nine-sliced frame written into a {@link Quads}: slabs, tiles and sheets that lie in painter's order with everything else. */
import type { Texture } from 'pixi.js';
import { mix } from './color';
import { clamp01, lerp } from './ease';
import { Frame, plain } from './frames';
import type { Rect } from './layout';
import type { Outline } from './outline';
import type { Quads } from './quads';
import type { Add } from './quads/buffer';
import { PEN } from './quads/sprites';
import type { SceneAssets } from './scene';

/** x, y, width, height, alpha and scale of what is drawn; these two are one for all, because a draw fills and reads them in one go. */
const BOX = new Float64Array(6);
/** x, y, width, height and alpha of a middle, for the same reason. */
const MIDDLE = new Float64Array(5);
/** The middle of what is clear inside. */
export const HOLLOW: Outline = new Float32Array(0);
/** Where the pieces begin and end across. */
const EDGES = new Float64Array(4);

/** Those whose middle is white all over. */
const WHITE: ReadonlySet<string> = new Set(['card', 'pill', 'lamp', 'tile_flat']);

/** Hairlines keep within this much of their edges, CSS px as drawn. */
const RIM = 4;

/** Half a pixel of the coarser sheet, CSS px. */
const SEAM = 0.4;

/** A share of a part `size` px wide or high; up to where the next part goes on, which is opaque there too. */
function joined(share: number, size: number, place: number): number {
  if (place > 0 && share * size < SEAM) return 0;
  if (place < 2 && (1 - share) * size < SEAM) return 1;
  return clamp01(share);
}

/** What is opaque of a part: the largest piece of the frame's that lies in it, in shares of the part. */
function insideOf(frame: Frame, u: readonly number[], v: readonly number[], column: number, row: number): Outline {
  const share = (at: number, from: number, to: number): number => (at - from) / (to - from);
  const left = share(u[column] as number, frame.u0, frame.u1),
    right = share(u[column + 1] as number, frame.u0, frame.u1),
    top = share(v[row] as number, frame.v0, frame.v1),
    low = share(v[row + 1] as number, frame.v0, frame.v1);
  let best = HOLLOW,
    most = 0;
  for (let i = 0; i < frame.inside.length; i += 8) {
    const [x0, y0, , , x1, y1] = frame.inside.subarray(i, i + 8);
    const [s0 = 0, s1 = 0] = [x0, x1].map((x) =>
      joined(share(x as number, left, right), (right - left) * (frame.x1 - frame.x0), column),
    );
    const [t0 = 0, t1 = 0] = [y0, y1].map((y) =>
      joined(share(y as number, top, low), (low - top) * (frame.y1 - frame.y0), row),
    );
    if ((s1 - s0) * (t1 - t0) <= most) continue;
    most = (s1 - s0) * (t1 - t0);
    best = Float32Array.from([s0, t0, s1, t0, s1, t1, s0, t1]);
  }
  return best;
}

export class Nine {
  private readonly parts: readonly Frame[];
  private readonly left: number;
  private readonly top: number;
  private readonly right: number;
  private readonly bottom: number;
  /**
   * @param middle what is drawn of its middle: null for all of it, {@link HOLLOW} for nothing
   * @param thin its edges are empty but for {@link RIM}
   * @param white its middle is white all over
   * @throws Error when the texture has no borders
   */
  constructor(
    texture: Texture,
    frame: Frame,
    private readonly middle: Outline | null = null,
    private readonly thin = false,
    white = false,
  ) {
    const borders = texture.defaultBorders;
    if (!borders) throw new Error('a nine-slice needs borders');
    ({ left: this.left, top: this.top, right: this.right, bottom: this.bottom } = borders);
    const u = [
      frame.u0,
      lerp(frame.u0, frame.u1, this.left / frame.width),
      lerp(frame.u0, frame.u1, 1 - this.right / frame.width),
      frame.u1,
    ];
    const v = [
      frame.v0,
      lerp(frame.v0, frame.v1, this.top / frame.height),
      lerp(frame.v0, frame.v1, 1 - this.bottom / frame.height),
      frame.v1,
    ];
    const across = lerp(frame.u0, frame.u1, RIM / frame.width) - frame.u0;
    const down = lerp(frame.v0, frame.v1, RIM / frame.height) - frame.v0;
    this.parts = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const beside = thin && row === 1,
          along = thin && column === 1;
        const part = new Frame({
          ...frame,
          u0: beside && column === 2 ? frame.u1 - across : (u[column] as number),
          u1: beside && column === 0 ? frame.u0 + across : (u[column + 1] as number),
          v0: along && row === 2 ? frame.v1 - down : (v[row] as number),
          v1: along && row === 0 ? frame.v0 + down : (v[row + 1] as number),
          round: false,
          inside: thin ? HOLLOW : insideOf(frame, u, v, column, row),
        });
        return white && row === 1 && column === 1 ? plain(part) : part;
      }),
    );
  }

  /**
   * Hairlines are known by their names, which end in `_line`: nothing is drawn in their middle.
   * @throws Error when the frame has no borders
   */
  static of<Name extends string>(
    assets: Pick<SceneAssets<Name>, 'texture' | 'frame'>,
    name: Name,
    middle: Outline | null = null,
  ): Nine {
    const line = name.endsWith('_line');
    return new Nine(assets.texture(name), assets.frame(name), line ? HOLLOW : middle, line, WHITE.has(name));
  }

  /**
   * @param rgb tint at the upper edge @param low tint at the lower edge @param scale size of the corners over their size as drawn
   * @param open no lower corners: it runs straight off its lower edge
   */
  draw(
    batch: Quads,
    x: number,
    y: number,
    width: number,
    height: number,
    rgb: number,
    alpha: number,
    low = rgb,
    add: Add = 0,
    scale = 1,
    open = false,
  ): void {
    if (alpha <= 0.003) return;
    BOX[0] = x;
    BOX[1] = y;
    BOX[2] = width;
    BOX[3] = height;
    BOX[4] = alpha;
    BOX[5] = scale;
    this.slices(batch, rgb, low, add, open);
  }

  /** Of its own, so that {@link draw} is small enough to be inlined: fractions that are handed to a call are boxed. */
  private slices(batch: Quads, rgb: number, low: number, add: Add, open: boolean): void {
    const x = BOX[0] as number,
      y = BOX[1] as number,
      width = BOX[2] as number,
      height = BOX[3] as number,
      alpha = BOX[4] as number,
      scale = BOX[5] as number;
    const fit = Math.min(
      scale,
      width / (this.left + this.right),
      open ? height / this.top : height / (this.top + this.bottom),
    );
    const y1 = y + this.top * fit,
      y2 = open ? y + height : y + height - this.bottom * fit;
    const { corners } = batch;
    EDGES[0] = x;
    EDGES[1] = x + this.left * fit;
    EDGES[2] = x + width - this.right * fit;
    EDGES[3] = x + width;
    const plain = rgb === low;
    const c1 = plain ? rgb : mix(rgb, low, clamp01((y1 - y) / height)),
      c2 = plain ? rgb : mix(rgb, low, clamp01((y2 - y) / height));
    for (let row = 0; row < (open ? 2 : 3); row += 1) {
      const upper = row === 0 ? y : row === 1 ? y1 : y2;
      const lower = row === 0 ? y1 : row === 1 ? y2 : y + height;
      if (lower <= upper) continue;
      for (let column = 0; column < 3; column += 1) {
        const left = EDGES[column] as number,
          right = EDGES[column + 1] as number;
        if (column === 1 && right <= left) continue;
        if (row === 1 && column === 1 && this.middle) {
          MIDDLE[0] = left;
          MIDDLE[1] = upper;
          MIDDLE[2] = right - left;
          MIDDLE[3] = lower - upper;
          MIDDLE[4] = alpha;
          this.cut(batch, this.middle, c1, add, c2);
          continue;
        }
        corners[0] = left;
        corners[1] = upper;
        corners[4] = right;
        corners[5] = lower;
        if (this.thin) {
          if (row === 1 && column === 0) corners[4] = left + RIM * fit;
          else if (row === 1) corners[0] = right - RIM * fit;
          else if (column === 1 && row === 0) corners[5] = upper + RIM * fit;
          else if (column === 1) corners[1] = lower - RIM * fit;
        }
        corners[8] = alpha;
        corners[9] = alpha;
        batch.upright(
          this.parts[row * 3 + column] as Frame,
          row === 0 ? rgb : row === 1 ? c1 : c2,
          row === 0 ? c1 : row === 1 ? c2 : low,
          add,
        );
      }
    }
  }

  /** Pieces of its middle. @param x of the middle, as {@link inside} tells it @param low tint at its lower edge */
  patch(
    batch: Quads,
    pieces: Outline,
    x: number,
    y: number,
    width: number,
    height: number,
    rgb: number,
    alpha: number,
    add: Add = 0,
    low = rgb,
  ): void {
    MIDDLE[0] = x;
    MIDDLE[1] = y;
    MIDDLE[2] = width;
    MIDDLE[3] = height;
    MIDDLE[4] = alpha;
    this.cut(batch, pieces, rgb, add, low);
  }

  /** Pieces of the middle that {@link MIDDLE} describes. */
  private cut(batch: Quads, pieces: Outline, rgb: number, add: Add, low: number): void {
    const { pen } = batch;
    const frame = this.parts[4] as Frame;
    const scaleX = (MIDDLE[2] as number) / (frame.x1 - frame.x0);
    const scaleY = (MIDDLE[3] as number) / (frame.y1 - frame.y0);
    pen[PEN.x] = (MIDDLE[0] as number) - frame.x0 * scaleX;
    pen[PEN.y] = (MIDDLE[1] as number) - frame.y0 * scaleY;
    pen[PEN.scaleX] = scaleX;
    pen[PEN.scaleY] = scaleY;
    pen[PEN.rotation] = 0;
    pen[PEN.alpha] = MIDDLE[4] as number;
    batch.cut(frame, pieces, rgb, add, low);
  }

  /** Where its middle is in a box of a size that is drawn at this scale. @param open as in {@link draw} */
  inside(width: number, height: number, scale: number, open = false): Rect {
    const high = open ? this.top : this.top + this.bottom;
    const fit = Math.min(scale, width / (this.left + this.right), height / high);
    return {
      x: this.left * fit,
      y: this.top * fit,
      width: width - (this.left + this.right) * fit,
      height: height - high * fit,
    };
  }
}
