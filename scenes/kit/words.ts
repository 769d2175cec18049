/**
 * Words and panels between the quads of a batch. They are a tree of containers, so that a part moves its words as a whole; but they are written into the
 * batch like everything else: as sprites of PixiJS they were half of a frame's time and broke the picture into four draw calls.
 */
import { Container, Rectangle } from 'pixi.js';
import type { Frame } from './frames';
import type { Quads } from './quads';
import { PEN } from './quads/sprites';

/** Where a piece lies on the canvas: places of a Float64Array, because fractions that are handed to a call are boxed. */
class Spot {
  readonly x = 0;
  readonly y = 1;
  readonly scaleX = 2;
  readonly scaleY = 3;
  readonly alpha = 4;
}

export const SPOT = new Spot();
const FIELDS = 5;
/** Levels of a tree; a deeper one throws in its first frame. */
const DEPTH = 8;

/** Something that writes itself. Of transforms only position, pivot, scale and strength count. */
export abstract class Piece extends Container {
  /** For tools that show where things are; its own px. */
  override boundsArea = new Rectangle();
  private given = 0xffffff;

  /** Colour 0xRRGGBB. PixiJS would take it apart and put it together again. */
  override set tint(rgb: number) {
    this.given = rgb;
  }

  override get tint(): number {
    return this.given;
  }

  /** @param at its place on the canvas, by {@link SPOT} */
  abstract paint(batch: Quads, at: Float64Array): void;
}

/** One frame about its anchor, which may turn. */
export class Picture extends Piece {
  constructor(private readonly frame: Frame) {
    super();
    const { x0, y0, x1, y1 } = frame;
    this.boundsArea = new Rectangle(x0, y0, x1 - x0, y1 - y0);
  }

  override paint(batch: Quads, at: Float64Array): void {
    const { pen } = batch;
    pen[PEN.x] = at[SPOT.x] as number;
    pen[PEN.y] = at[SPOT.y] as number;
    pen[PEN.scaleX] = at[SPOT.scaleX] as number;
    pen[PEN.scaleY] = at[SPOT.scaleY] as number;
    pen[PEN.rotation] = this.rotation;
    pen[PEN.alpha] = at[SPOT.alpha] as number;
    batch.put(this.frame, this.tint, 0);
  }
}

export class Words {
  /** PixiJS places it and draws nothing of it. */
  readonly view = new Container({ renderable: false });
  /** Of the nodes from the root to the one that is written. */
  private readonly spots = Array.from({ length: DEPTH }, () => new Float64Array(FIELDS));

  constructor() {
    this.spots[0]?.set([0, 0, 1, 1, 1]);
  }

  /** Writes what is shown, in painter's order. */
  draw(batch: Quads): void {
    for (const node of this.view.children) this.write(batch, node, 1);
  }

  private write(batch: Quads, node: Container, depth: number): void {
    const alpha = node.alpha;
    if (!node.visible || alpha <= 0) return;
    const from = this.spots[depth - 1] as Float64Array;
    const at = this.spots[depth] as Float64Array;
    const { position, pivot, scale } = node;
    at[SPOT.x] = (from[SPOT.x] as number) + (position.x - pivot.x * scale.x) * (from[SPOT.scaleX] as number);
    at[SPOT.y] = (from[SPOT.y] as number) + (position.y - pivot.y * scale.y) * (from[SPOT.scaleY] as number);
    at[SPOT.scaleX] = scale.x * (from[SPOT.scaleX] as number);
    at[SPOT.scaleY] = scale.y * (from[SPOT.scaleY] as number);
    at[SPOT.alpha] = alpha * (from[SPOT.alpha] as number);
    if (node instanceof Piece) {
      node.paint(batch, at);
      return;
    }
    const { children } = node;
    for (let i = 0; i < children.length; i += 1) this.write(batch, children[i] as Container, depth + 1);
  }
}
