/** The mark of a wrong guess: two bars of light over each other. */
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';

const TURN = Math.PI / 4;
const THICK = 0.2;

/** @param bar a frame with round ends @param size px from tip to tip */
export function drawCross(batch: Quads, bar: Frame, x: number, y: number, size: number, alpha: number): void {
  for (let side = -1; side <= 1; side += 2)
    batch.sprite(bar, x, y, size / bar.width, (size * THICK) / bar.height, side * TURN, 0xffffff, alpha);
}
