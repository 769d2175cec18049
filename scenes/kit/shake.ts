/** A decaying shake of the whole picture. */
import type { Container } from 'pixi.js';

export class Shake {
  private left = 0;
  private total = 1;
  private strength = 0;
  private seconds = 0;

  /** @param px largest offset at the start */
  start(px: number, ms: number): void {
    this.strength = px;
    this.total = ms;
    this.left = ms;
  }

  tick(ms: number, target: Container): void {
    if (this.left <= 0) return;
    this.left = Math.max(0, this.left - ms);
    this.seconds += ms / 1000;
    const fade = this.left / this.total;
    const reach = this.strength * fade * fade;
    // Two frequencies that do not meet again soon: reads as rough without a random number.
    target.position.set(reach * Math.sin(this.seconds * 71), reach * Math.cos(this.seconds * 93));
    if (this.left === 0) target.position.set(0, 0);
  }
}
