import type { Clock } from '../ports';
import { Buckets } from './bucket';
import { networkOf, turnPathOf } from './network';

/** A second is forgotten after so many. */
const FORGOTTEN_AFTER = 60;
/** Seconds that are remembered. */
const REMEMBERED = 3_600;

/**
 * Whom it counts for what somebody has: the player, their network, and what that lies in (`turnPathOf`). Accounts are free and a /48 has 65,536 networks: whoever has both is nobody new with another
 * of each.
 * @param address null for one that stands for nobody
 */
export const payersOf = (player: string, address: string | null): readonly string[] =>
  address === null
    ? [`player ${player}`]
    : [
        `player ${player}`,
        ...[...new Set([networkOf(address), ...turnPathOf(address)])].map((part, level) => `${level} ${part}`),
      ];

/** How long each of many had something of which there is little: who had less goes first, so that nobody keeps the others out by coming again and again. */
export class Lately {
  /** Seconds that each has left. */
  private readonly left = new Buckets({ burst: REMEMBERED, perSecond: 1 / FORGOTTEN_AFTER });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** Somebody had it from a moment (ms) until now. */
  add(payers: readonly string[], since: number): void {
    const now = this.clock.now();
    for (const payer of payers) this.left.owe(payer, now, (now - since) / 1_000);
  }

  /** What these had and is not forgotten yet, ms: all of them together. */
  had(payers: readonly string[]): number {
    const now = this.clock.now();
    return payers.reduce((sum, payer) => sum + this.left.wait(payer, now, REMEMBERED) / FORGOTTEN_AFTER, 0);
  }
}
