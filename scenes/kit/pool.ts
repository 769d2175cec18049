/**
 * A fixed set of things made once. Taking one when all are busy reuses the oldest: nothing is created while a scene runs, and a
 * burst costs no more than the pool is long.
 */
export class Pool<T> {
  private readonly items: readonly T[];
  /** Indices in use, oldest first. */
  private readonly busy: number[] = [];
  private readonly free: number[] = [];

  constructor(size: number, make: (index: number) => T) {
    this.items = Array.from({ length: size }, (_, i) => make(i));
    for (let i = size - 1; i >= 0; i -= 1) this.free.push(i);
  }

  get active(): number {
    return this.busy.length;
  }

  get full(): boolean {
    return this.free.length === 0;
  }

  /** A free item, or the one that was taken longest ago. */
  take(): T {
    const index = this.free.pop() ?? this.busy.shift();
    const item = index === undefined ? undefined : this.items[index];
    if (index === undefined || item === undefined) throw new RangeError('an empty pool');
    this.busy.push(index);
    return item;
  }

  /** The i-th of those in use, oldest first. */
  at(i: number): T {
    const index = this.busy[i];
    const item = index === undefined ? undefined : this.items[index];
    if (item === undefined) throw new RangeError(`no item ${i} in use`);
    return item;
  }

  /** Gives back the i-th of those in use: walk backwards while releasing. */
  release(i: number): void {
    const [index] = this.busy.splice(i, 1);
    if (index !== undefined) this.free.push(index);
  }

  /** Every item, in use or not. */
  all(): readonly T[] {
    return this.items;
  }
}
