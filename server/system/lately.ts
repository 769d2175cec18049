import type { Clock } from '../ports';
import { Buckets } from './bucket';

/** A second is forgotten after so many. */
const FORGOTTEN_AFTER = 60;
/** Seconds that are remembered. */
const REMEMBERED = 3_600;

/** How long each of many had something of which there is little: who had less goes first, so that nobody keeps the others out by coming again and again. */
export class Lately {
  /** Seconds that each has left. */
  private readonly left = new Buckets({ burst: REMEMBERED, perSecond: 1 / FORGOTTEN_AFTER });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** Somebody had it from a moment (ms) until now. */
  add(key: string, since: number): void {
    const now = this.clock.now();
    this.left.owe(key, now, (now - since) / 1_000);
  }

  /** What somebody had and is not forgotten yet, ms. */
  had(key: string): number {
    return this.left.wait(key, this.clock.now(), REMEMBERED) / FORGOTTEN_AFTER;
  }
}
