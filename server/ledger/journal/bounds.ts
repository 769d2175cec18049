import { sql } from 'kysely';
import type { Clock, Db } from '../../ports';

/** Nodes may differ by so much in what they think the time is, and a transfer may be written so long after its moment, ms: transfers are numbered in time, give or take this. */
const SKEW_MS = 60_000;

/** Bounds that are remembered; beyond it all are looked up again. */
const REMEMBERED = 5_000;

/** Where a stretch of time lies in the journal: numbers from `from` to below `before`; null where there is no end. Moments have to be compared besides. */
export interface Bounds {
  readonly from: bigint | null;
  readonly before: bigint | null;
}

/**
 * Finds days in the journal without an index by time, which every stake would have to keep up: by halving the numbers, over the primary key. What is past
 * does not move, so each day's beginning is looked up once.
 */
export function createBounds(db: Db, clock: Pick<Clock, 'now'>) {
  const known = new Map<number, bigint>();

  /** The number of the first transfer that is not older than a moment, one after the last for none. */
  async function firstSince(at: number): Promise<bigint> {
    const found = known.get(at);
    if (found !== undefined) return found;
    const { rows } = await sql<{ last: bigint | null }>`select max(id) as last from transfers`.execute(db);
    let [low, high] = [0n, (rows[0]?.last ?? 0n) + 1n];
    while (low < high) {
      const middle = (low + high) / 2n;
      const row = await db
        .selectFrom('transfers')
        .select(['id', 'at'])
        .where('id', '>=', middle)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined || row.at >= BigInt(at)) high = middle;
      else low = row.id + 1n;
    }
    if (at + SKEW_MS < clock.now()) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(at, low);
    }
    return low;
  }

  return async (from: number | null, until: number | null): Promise<Bounds> => ({
    from: from === null || from - SKEW_MS <= 0 ? null : await firstSince(from - SKEW_MS),
    before: until === null || until + SKEW_MS > clock.now() ? null : await firstSince(until + SKEW_MS),
  });
}
