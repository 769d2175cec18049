/**
 * A sky with large soft lights in one layer: a coarse grid whose corners carry the sum of gradient and lights. Drawn as glow sprites the same
 * picture would fill every pixel of a phone six times over, which is what cheap phones lack most.
 */
import type { Frame } from './frames';
import type { Rect } from './layout';
import type { Quads } from './quads';

/** A light of the sky. Places and sizes in CSS px. */
export interface SkyLight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Strength at its middle, 0 to 1. */
  readonly alpha: number;
}

/** How many quads it is at most. */
export const SKY_QUADS = 12 * 20;
/** Cells along the shorter and along the longer side. */
const FEW = 12;
const MANY = 20;
const CORNERS = (FEW + 1) * (MANY + 1);
/** Width of the fall-off, as in the sprite `glow`. */
const WIDTH = 0.42;
const EDGE = Math.exp(-((1 / WIDTH) ** 2));

/** How much of a light is left at a share of its radius. */
export const fallOff = (r: number): number => (r >= 1 ? 0 : (Math.exp(-((r / WIDTH) ** 2)) - EDGE) / (1 - EDGE));

export class GlowSky {
  private readonly colors = new Uint32Array(CORNERS);
  private weights = new Float32Array(0);
  private lights = 0;
  private left = 0;
  private top = 0;
  private width = 0;
  private height = 0;
  private cols = FEW;
  private rows = MANY;
  /** 1 for each cell that is left out. */
  private readonly hidden = new Uint8Array(FEW * MANY);

  constructor(private readonly px: Frame) {}

  /** Leaves out what lies wholly behind something opaque. Follows {@link place}. */
  cover(parts: readonly Rect[]): void {
    const { width, height, cols, rows, hidden } = this;
    hidden.fill(0);
    const column = (x: number): number => ((x - this.left) / width) * cols;
    const row = (y: number): number => ((y - this.top) / height) * rows;
    for (const part of parts) {
      const left = Math.max(0, Math.ceil(column(part.x))),
        right = Math.min(cols, Math.floor(column(part.x + part.width)));
      const bottom = Math.min(rows, Math.floor(row(part.y + part.height)));
      for (let r = Math.max(0, Math.ceil(row(part.y))); r < bottom && left < right; r += 1)
        hidden.fill(1, r * cols + left, r * cols + right);
    }
  }

  /** Sets the canvas and where its lights are; the slow part, for when the size changes. */
  place(left: number, top: number, width: number, height: number, lights: readonly SkyLight[]): void {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.cols = width > height ? MANY : FEW;
    this.rows = width > height ? FEW : MANY;
    const { cols, rows } = this;
    this.lights = lights.length;
    this.weights = new Float32Array(CORNERS * lights.length);
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const x = left + (width * (corner % (cols + 1))) / cols;
      const y = top + (height * Math.floor(corner / (cols + 1))) / rows;
      lights.forEach((light, k) => {
        this.weights[corner * lights.length + k] =
          light.alpha * fallOff(Math.hypot(x - light.x, y - light.y) / light.radius);
      });
    }
  }

  /**
   * Mixes the colours anew. @param at heights of the gradient's stops in CSS px, ascending @param stops their colours
   * @param glows colours of the lights, in the order of {@link place}
   */
  paint(at: ArrayLike<number>, stops: ArrayLike<number>, glows: ArrayLike<number>): void {
    const { weights, lights, colors, cols, rows } = this;
    let stop = 0;
    for (let row = 0; row <= rows; row += 1) {
      const y = this.top + (this.height * row) / rows;
      while (stop < at.length - 2 && y > (at[stop + 1] as number)) stop += 1;
      const from = stops[stop] as number;
      const to = stops[stop + 1] as number;
      const t = Math.min(
        1,
        Math.max(0, (y - (at[stop] as number)) / ((at[stop + 1] as number) - (at[stop] as number))),
      );
      const r0 = (from >> 16) + ((to >> 16) - (from >> 16)) * t;
      const g0 = ((from >> 8) & 255) + (((to >> 8) & 255) - ((from >> 8) & 255)) * t;
      const b0 = (from & 255) + ((to & 255) - (from & 255)) * t;
      for (let col = 0; col <= cols; col += 1) {
        const corner = row * (cols + 1) + col;
        let r = r0;
        let g = g0;
        let b = b0;
        for (let k = 0; k < lights; k += 1) {
          const w = weights[corner * lights + k] as number;
          if (w === 0) continue;
          const color = glows[k] as number;
          r += (color >> 16) * w;
          g += ((color >> 8) & 255) * w;
          b += (color & 255) * w;
        }
        colors[corner] = (Math.min(255, r) << 16) | (Math.min(255, g) << 8) | Math.min(255, b);
      }
    }
  }

  draw(batch: Quads): void {
    batch.grid(this.px, this.left, this.top, this.width, this.height, this.cols, this.rows, this.colors, this.hidden);
  }
}
