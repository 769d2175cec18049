import type { PoolStart, RoundInfo } from './types';

/** What a game tells the shared machine about itself. */
export interface PoolGame<P, D = unknown> {
  readonly id: string;
  /** In the order of the wire. */
  readonly pools: readonly P[];
  /** From the moment at which the picture rests until the win is told, ms: the time to count it out. */
  readonly winDelayMs: number;
  /** How long before bets close the last seconds begin; 3 s unless told otherwise. */
  readonly closingMs?: number;
  /** Results that are kept; 20 unless told otherwise. */
  readonly historyKept?: number;
  /**
   * Rounds follow each other without a break: a result stays this long after it has come to rest, ms, while the next round already takes
   * bets. Without it a result stays until the next round begins.
   */
  readonly holdMs?: number;
  /** Pools are chosen or not, all for the same amount, and sent as one bet; in the last seconds nothing more is chosen. Else amounts are heaped up on each. */
  readonly basket?: boolean;
  /** Whether a start shows that the timer of a round has run away from the server's. */
  drifts?(running: RoundInfo<D>, start: PoolStart<D>, now: number): boolean;
}
