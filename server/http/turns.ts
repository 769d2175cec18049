/**
 * Lets long work be begun one piece at a time, with whatever else has arrived answered in between. The embedded store answers at once, on the one thread:
 * without turns, twenty who ask for lists are twenty lists in a row, and a file of a hundred reads is one long one.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private due = false;

  /** Resolves when it is this caller's turn: one in each round of the event loop, in the order in which they came. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.plan();
    });
  }

  /** The same pieces, each in a turn of its own. */
  async *pieces<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const piece of source) {
      yield piece;
      await this.next();
    }
  }

  private plan(): void {
    if (this.due || this.waiting.length === 0) return;
    this.due = true;
    setImmediate(() => {
      this.due = false;
      this.waiting.shift()?.();
      this.plan();
    });
  }
}
