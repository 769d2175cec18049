/**
 * How often a room is drawn. Where quality is low, one in which nothing but decoration moves is drawn thirty times a second: that halves what it takes of a
 * weak phone's battery and heat, and nobody sees it. Pure: it is told the time.
 */
import type { QualityLevel } from '../../scenes/kit/scene';

/** The least ms between two frames of a room at rest. */
export const REST_MS = 1000 / 30;
/** A finger may be followed by what it set off, and a moment by its last sparks. */
const LINGER_MS = 2000;

export class Pace {
  private moments = 0;
  private until = 0;

  /** The player does something. @param now ms of the page's clock */
  touch(now: number): void {
    this.until = now + LINGER_MS;
  }

  /** A moment of the game begins to be shown. */
  begin(): void {
    this.moments += 1;
  }

  end(now: number): void {
    this.moments -= 1;
    this.touch(now);
  }

  /** @param moves whether the scene moves by itself, as a rocket in flight does @returns the least ms between two frames; 0 is each that the screen has */
  gap(now: number, level: QualityLevel, moves: boolean): number {
    return level === 'low' && !moves && this.moments === 0 && now >= this.until ? REST_MS : 0;
  }
}
