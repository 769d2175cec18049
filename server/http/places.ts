import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { tooSoon } from '../../contract/errors';

/** How many of a kind may be under way at a time: of one player, of one address, and in all. */
export interface Bounds {
  readonly ofPlayer: number;
  readonly ofAddress: number;
  readonly inAll: number;
}

/** Bodies with a picture that are read: each is held whole while it comes, for as long as a request may take, and until its picture is made, four times what it weighs. */
export const UPLOADS: Bounds = { ofPlayer: 1, ofAddress: 6, inAll: 24 };
/** Bytes from which on a body counts as a large one. Our own client makes pictures smaller before they travel. */
export const LARGE_UPLOAD = 1024 * 1024;
/** The same of those: a picture of five megabytes is 25 of memory. */
export const LARGE_UPLOADS: Bounds = { ofPlayer: 1, ofAddress: 1, inAll: 2 };

/** Files of a player's bets or money that are written out: each is a second or two of the one thread in all, and an encoder's memory. */
export const FILES: Bounds = { ofPlayer: 1, ofAddress: 4, inAll: 64 };
/** Such a file is read to its end by then, or not at all, ms: who reads a byte now and then keeps no place. It is a megabyte packed, at most. */
export const FILE_MS = 60_000;

const RETRY_MS = 3_000;

/** Counts what is under way. */
export class Places {
  private readonly counts = new Map<string, number>();

  constructor(private readonly bounds: Bounds) {}

  /**
   * One more has begun: it has a place until its answer is over, whether that was sent or its reader has gone.
   * @throws CodeError 667 when there are too many
   */
  hold(response: Pick<Writable, 'destroyed'> & Pick<EventEmitter, 'once'>, playerId: string, address: string): void {
    const { ofPlayer, ofAddress, inAll } = this.bounds;
    const bounds: readonly (readonly [string, number])[] = [
      [`player ${playerId}`, ofPlayer],
      [`address ${address}`, ofAddress],
      ['all', inAll],
    ];
    if (bounds.some(([key, most]) => (this.counts.get(key) ?? 0) >= most)) throw tooSoon(RETRY_MS);
    // Somebody who hung up while it was looked up who they are has closed already, and does not again.
    if (response.destroyed) return;
    for (const [key] of bounds) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    response.once('close', () => {
      for (const [key] of bounds) {
        const left = (this.counts.get(key) ?? 0) - 1;
        if (left > 0) this.counts.set(key, left);
        else this.counts.delete(key);
      }
    });
  }
}
