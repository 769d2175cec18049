/** How long a quickest message speaks for its node: a clock that was set shows within two of these. */
const WINDOW_MS = 30_000;
const FORGET_MS = 10 * 60_000;

interface Seen {
  /** The smallest difference of this window and of the one before. */
  least: number;
  before: number;
  since: number;
}

/**
 * How much ahead of other nodes' clocks ours is, as their messages show: each is late by that and by its way, and the quickest of the last minute had hardly any. So nobody is paid by a clock
 * that is wrong on the machine which they happen to be connected to.
 */
export class ClockOffsets {
  readonly #seen = new Map<string, Seen>();

  /** Takes a message into account. @param sentAt by that node's clock @param now by ours, both epoch ms @returns what to add to a time of that node's to have it in ours */
  of(node: string, sentAt: number, now: number): number {
    const difference = now - sentAt;
    let seen = this.#seen.get(node);
    if (seen === undefined) {
      for (const [known, { since }] of this.#seen) if (now - since > FORGET_MS) this.#seen.delete(known);
      this.#seen.set(node, (seen = { least: difference, before: Infinity, since: now }));
    } else if (now - seen.since >= WINDOW_MS) {
      const isNext = now - seen.since < 2 * WINDOW_MS;
      seen.before = isNext ? seen.least : Infinity;
      seen.least = difference;
      seen.since = now;
    }
    seen.least = Math.min(seen.least, difference);
    return Math.min(seen.least, seen.before);
  }
}
