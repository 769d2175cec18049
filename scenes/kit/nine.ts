/** A nine-sliced frame written into a {@link Quads}: slabs, tiles and sheets that lie in painter's order with everything else. */
import type { Texture } from 'pixi.js';
import { mix } from './color';
import { clamp01, lerp } from './ease';
import type { Frame } from './frames';
import type { Add, Quads } from './quads';

export class Nine {
  private readonly parts: readonly Frame[];
  private readonly left: number;
  private readonly top: number;
  private readonly right: number;
  private readonly bottom: number;
  /** @throws Error when the texture has no borders */
  constructor(texture: Texture, frame: Frame) {
    const borders = texture.defaultBorders;
    if (!borders) throw new Error('a nine-slice needs borders');
    ({ left: this.left, top: this.top, right: this.right, bottom: this.bottom } = borders);
    const u = [frame.u0, lerp(frame.u0, frame.u1, this.left / frame.width), lerp(frame.u0, frame.u1, 1 - this.right / frame.width), frame.u1];
    const v = [frame.v0, lerp(frame.v0, frame.v1, this.top / frame.height), lerp(frame.v0, frame.v1, 1 - this.bottom / frame.height), frame.v1];
    this.parts = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Frame => ({ ...frame, u0: u[column] as number, u1: u[column + 1] as number, v0: v[row] as number, v1: v[row + 1] as number })));
  }

  /**
   * @param rgb tint at the upper edge @param low tint at the lower edge @param scale size of the corners over their size as drawn
   * @param open no lower corners: it runs straight off its lower edge
   */
  draw(batch: Quads, x: number, y: number, width: number, height: number, rgb: number, alpha: number, low = rgb, add: Add = 0, scale = 1, open = false): void {
    if (alpha <= 0.003) return;
    const fit = Math.min(scale, width / (this.left + this.right), open ? height / this.top : height / (this.top + this.bottom));
    const x1 = x + this.left * fit, x2 = x + width - this.right * fit;
    const y1 = y + this.top * fit, y2 = open ? y + height : y + height - this.bottom * fit;
    const c1 = mix(rgb, low, clamp01((y1 - y) / height)), c2 = mix(rgb, low, clamp01((y2 - y) / height));
    this.row(batch, 0, x, x1, x2, x + width, y, y1, rgb, c1, alpha, add);
    this.row(batch, 3, x, x1, x2, x + width, y1, y2, c1, c2, alpha, add);
    if (!open) this.row(batch, 6, x, x1, x2, x + width, y2, y + height, c2, low, alpha, add);
  }

  private row(batch: Quads, first: number, x0: number, x1: number, x2: number, x3: number, y0: number, y1: number, top: number, bottom: number, alpha: number, add: Add): void {
    if (y1 <= y0) return;
    batch.fill(this.parts[first] as Frame, x0, y0, x1 - x0, y1 - y0, top, alpha, bottom, alpha, add);
    if (x2 > x1) batch.fill(this.parts[first + 1] as Frame, x1, y0, x2 - x1, y1 - y0, top, alpha, bottom, alpha, add);
    batch.fill(this.parts[first + 2] as Frame, x2, y0, x3 - x2, y1 - y0, top, alpha, bottom, alpha, add);
  }
}
