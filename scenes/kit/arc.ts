/** Arcs with clean edges and round ends, written into a {@link Quads}: countdown rings. No geometry is built. */
import { mix } from './color';
import type { Frame } from './frames';
import { CYAN, MAGENTA } from './palette';
import type { Quads } from './quads';
import type { Add } from './quads/buffer';
import type { SceneAssets } from './scene';

const TURN = Math.PI * 2;
/** Length of one straight piece at most, in radians of the circle. */
const PIECE = TURN / 72;

const BETWEEN = 0x8f6cff;

/** A countdown's colour, from cyan over violet to magenta: the straight way leads through grey. @param heat 0 to 1 */
export const heatColour = (heat: number): number =>
  heat < 0.5 ? mix(CYAN, BETWEEN, heat * 2) : mix(BETWEEN, MAGENTA, heat * 2 - 1);

export class Arc {
  private readonly soft: Frame;
  private readonly cap: Frame;

  constructor(assets: SceneAssets<'dot' | 'glow'>) {
    this.cap = assets.frame('dot');
    this.soft = assets.frame('glow');
  }

  /**
   * A stroke from one angle to another, clockwise from the top, in turns (0 to 1).
   * @param low colour at the end; it runs there from `rgb`
   */
  stroke(
    batch: Quads,
    x: number,
    y: number,
    radius: number,
    width: number,
    from: number,
    to: number,
    rgb: number,
    low: number,
    alpha: number,
    round = true,
  ): void {
    this.ribbon(batch, this.cap, x, y, radius, width, from, to, rgb, low, alpha, 0);
    if (!round || to - from >= 1 || to <= from) return;
    this.end(batch, x, y, radius, width, from, rgb, alpha);
    this.end(batch, x, y, radius, width, to, low, alpha);
  }

  /** The light around a stroke. */
  light(
    batch: Quads,
    x: number,
    y: number,
    radius: number,
    width: number,
    from: number,
    to: number,
    rgb: number,
    alpha: number,
  ): void {
    this.ribbon(batch, this.soft, x, y, radius, width, from, to, rgb, rgb, alpha, 1);
  }

  /** A stroke with its light. @param reach of the light in widths of the stroke @param glow strength of the light over the stroke's */
  lit(
    batch: Quads,
    x: number,
    y: number,
    radius: number,
    width: number,
    from: number,
    to: number,
    rgb: number,
    reach: number,
    glow: number,
    alpha: number,
  ): void {
    this.light(batch, x, y, radius, width * reach, from, to, rgb, glow * alpha);
    this.stroke(batch, x, y, radius, width, from, to, rgb, rgb, alpha);
  }

  private end(
    batch: Quads,
    x: number,
    y: number,
    radius: number,
    width: number,
    at: number,
    rgb: number,
    alpha: number,
  ): void {
    const a = at * TURN - Math.PI / 2;
    batch.sized(
      this.cap,
      x + Math.cos(a) * radius,
      y + Math.sin(a) * radius,
      (width * this.cap.width) / (this.cap.x1 - this.cap.x0),
      0,
      rgb,
      alpha,
    );
  }

  private ribbon(
    batch: Quads,
    frame: Frame,
    x: number,
    y: number,
    radius: number,
    width: number,
    from: number,
    to: number,
    rgb: number,
    low: number,
    alpha: number,
    add: Add,
  ): void {
    const span = (to - from) * TURN;
    if (span <= 0 || alpha <= 0.003) return;
    const pieces = Math.max(1, Math.ceil(span / PIECE));
    batch.bow(
      frame,
      x,
      y,
      radius + width / 2,
      radius - width / 2,
      from * TURN - Math.PI / 2,
      span,
      pieces,
      rgb,
      low,
      alpha,
      add,
    );
  }
}
