/** What waits, by a path of whose it is. At each level all that have something are taken from in turn. */
class Ring<T> {
  private readonly items: T[] = [];
  private readonly parts = new Map<string, Ring<T>>();

  get empty(): boolean {
    return this.parts.size === 0 && this.items.length === 0;
  }

  add([first, ...rest]: readonly string[], item: T): void {
    if (first === undefined) return void this.items.push(item);
    const part = this.parts.get(first) ?? new Ring<T>();
    this.parts.set(first, part);
    part.add(rest, item);
  }

  take(): T | undefined {
    for (const [name, part] of this.parts) {
      const item = part.take();
      // Behind all others.
      this.parts.delete(name);
      if (!part.empty) this.parts.set(name, part);
      return item;
    }
    return this.items.shift();
  }
}

/**
 * Has long work begin one piece in each round of the event loop, with whatever else has arrived answered in between. The embedded store answers at once, on the one thread: without turns, four
 * hundred lists would be one long wait for everybody. Who asks for one thing waits for one of each other, not for what they have piled up. It bounds nothing: whoever uses it does.
 */
export class TurnRing {
  private readonly ring = new Ring<() => void>();
  private due = false;

  /** @param rest rounds between two turns in which it does nothing: for work that nobody waits for by the millisecond. An idle house goes through them in no time. */
  constructor(private readonly rest = 0) {}

  /** Resolves when it is this one's turn. @param path whose it is: of a site, within it of a network, within that of a connection, for instance */
  turn(path: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      this.ring.add(path, resolve);
      this.plan();
    });
  }

  private plan(): void {
    if (this.due || this.ring.empty) return;
    this.due = true;
    this.after(this.rest, () => {
      this.due = false;
      this.ring.take()?.();
      this.plan();
    });
  }

  private after(rounds: number, then: () => void): void {
    setImmediate(() => (rounds > 0 ? this.after(rounds - 1, then) : then()));
  }
}
