/** A nine-sliced frame written into a {@link Quads}: slabs, tiles and sheets that lie in painter's order with everything else. */
import type { Texture } from 'pixi.js';
import { mix } from './color';
import { clamp01, lerp } from './ease';
import { Frame } from './frames';
import type { Add, Quads } from './quads';
import type { SceneAssets } from './scene';

/** x, y, width, height, alpha and scale of what is drawn; these two are one for all, because a draw fills and reads them in one go. */
const BOX = new Float64Array(6);
/** Where the pieces begin and end across. */
const EDGES = new Float64Array(4);

/** Outlines keep within this much of their edges, CSS px as drawn. */
const RIM = 4;

export class Nine {
  private readonly parts: readonly Frame[];
  private readonly left: number;
  private readonly top: number;
  private readonly right: number;
  private readonly bottom: number;
  /**
   * @param hollow an outline: its middle is not drawn, nor what is empty of its edges
   * @throws Error when the texture has no borders
   */
  constructor(
    texture: Texture,
    frame: Frame,
    private readonly hollow = false,
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
        const beside = hollow && row === 1,
          along = hollow && column === 1;
        return new Frame({
          ...frame,
          u0: beside && column === 2 ? frame.u1 - across : (u[column] as number),
          u1: beside && column === 0 ? frame.u0 + across : (u[column + 1] as number),
          v0: along && row === 2 ? frame.v1 - down : (v[row] as number),
          v1: along && row === 0 ? frame.v0 + down : (v[row + 1] as number),
          round: false,
        });
      }),
    );
  }

  /**
   * Outlines are known by their names, which end in `_line`.
   * @throws Error when the frame has no borders
   */
  static of<Name extends string>(assets: Pick<SceneAssets<Name>, 'texture' | 'frame'>, name: Name): Nine {
    return new Nine(assets.texture(name), assets.frame(name), name.endsWith('_line'));
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
        if (column === 1 && (right <= left || (this.hollow && row === 1))) continue;
        corners[0] = left;
        corners[1] = upper;
        corners[4] = right;
        corners[5] = lower;
        if (this.hollow && row === 1 && column === 0) corners[4] = left + RIM * fit;
        if (this.hollow && row === 1 && column === 2) corners[0] = right - RIM * fit;
        if (this.hollow && column === 1 && row === 0) corners[5] = upper + RIM * fit;
        if (this.hollow && column === 1 && row === 2) corners[1] = lower - RIM * fit;
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
}
