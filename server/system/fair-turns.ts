/** One who waits: told true when it is its turn. */
type Waiting = () => void;

/**
 * Lets long work be begun one piece in each round of the event loop, with whatever else has arrived answered in between, and the keys in turn: whoever asks for one thing waits for one of each
 * other key, not for the thousand that another has asked for. What waits is bounded for each key. The embedded store answers at once, on the one thread: without turns, twenty who ask for lists are twenty lists in a row.
 */
export class FairTurns {
  /** In the order in which the keys come; a key that still waits after its turn goes to the end. */
  private readonly lines = new Map<string, Waiting[]>();
  private due = false;

  /** @param most how many of one key may wait */
  constructor(private readonly most: number) {}

  /** Resolves to true when it is this caller's turn; at once to false when as many of its key wait as may. */
  next(key: string): Promise<boolean> {
    return (this.lines.get(key)?.length ?? 0) < this.most ? this.wait(key) : Promise.resolve(false);
  }

  /** The same pieces, each in a turn of its own: a file of a hundred reads is no long one. Too many are not refused, as they are begun already. */
  async *pieces<T>(key: string, source: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const piece of source) {
      yield piece;
      await this.wait(key);
    }
  }

  private wait(key: string): Promise<true> {
    return new Promise((resolve) => {
      const line = this.lines.get(key);
      const waiting = () => resolve(true);
      if (line) line.push(waiting);
      else this.lines.set(key, [waiting]);
      this.plan();
    });
  }

  private plan(): void {
    if (this.due || this.lines.size === 0) return;
    this.due = true;
    setImmediate(() => {
      this.due = false;
      const [first] = this.lines;
      if (!first) return;
      const [key, line] = first;
      const waiting = line.shift();
      this.lines.delete(key);
      if (line.length > 0) this.lines.set(key, line);
      waiting?.();
      this.plan();
    });
  }
}
