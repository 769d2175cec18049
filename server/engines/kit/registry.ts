/** Buckets of one registry. A change copies the bucket table and one bucket, never the whole: of twenty thousand entries a bucket has forty. */
const BUCKETS = 512;

const EMPTY: ReadonlyMap<string, never> = new Map<string, never>();

/** FNV-1a over UTF-16 units: spreads ids evenly enough for buckets. */
function bucketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/**
 * An immutable map from text to values. Engines hold thousands of bets and change one at a time: copying a plain Map for
 * each would cost the square of a busy round. Order of iteration is no order.
 */
export class Registry<V> {
  private constructor(
    private readonly buckets: readonly ReadonlyMap<string, V>[],
    readonly size: number,
  ) {}

  static empty<V>(): Registry<V> {
    return new Registry<V>(new Array<ReadonlyMap<string, V>>(BUCKETS).fill(EMPTY), 0);
  }

  static of<V>(entries: Iterable<readonly [string, V]>): Registry<V> {
    const maps = Array.from({ length: BUCKETS }, () => new Map<string, V>());
    for (const [key, value] of entries) maps[bucketOf(key)]?.set(key, value);
    return new Registry<V>(
      maps,
      maps.reduce((sum, map) => sum + map.size, 0),
    );
  }

  get(key: string): V | undefined {
    return this.buckets[bucketOf(key)]?.get(key);
  }

  /** A registry with this entry; the old one stays as it was. */
  with(key: string, value: V): Registry<V> {
    const at = bucketOf(key);
    const bucket = new Map(this.buckets[at]);
    const added = bucket.has(key) ? 0 : 1;
    bucket.set(key, value);
    return new Registry<V>(this.#replaced(at, bucket), this.size + added);
  }

  /** A registry with these entries, each of another key: a bucket is copied once, however many of them are in it. */
  withAll(entries: Iterable<readonly [string, V]>): Registry<V> {
    const buckets = this.buckets.slice();
    const copies = new Map<number, Map<string, V>>();
    let added = 0;
    for (const [key, value] of entries) {
      const at = bucketOf(key);
      let copy = copies.get(at);
      if (copy === undefined) {
        copies.set(at, (copy = new Map(buckets[at])));
        buckets[at] = copy;
      }
      if (!copy.has(key)) added += 1;
      copy.set(key, value);
    }
    return copies.size === 0 ? this : new Registry<V>(buckets, this.size + added);
  }

  /** A registry without this entry. */
  without(key: string): Registry<V> {
    const at = bucketOf(key);
    if (!this.buckets[at]?.has(key)) return this;
    const bucket = new Map(this.buckets[at]);
    bucket.delete(key);
    return new Registry<V>(this.#replaced(at, bucket), this.size - 1);
  }

  *values(): Generator<V> {
    for (const bucket of this.buckets) yield* bucket.values();
  }

  #replaced(at: number, bucket: ReadonlyMap<string, V>): readonly ReadonlyMap<string, V>[] {
    const buckets = this.buckets.slice();
    buckets[at] = bucket;
    return buckets;
  }
}
