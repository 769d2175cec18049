import { type SelectQueryBuilder, sql } from 'kysely';

/** A row of a queue that people stand in once each: whose it is, and since when, epoch ms. */
interface Place {
  readonly user_id: string;
  readonly sent_at: bigint;
}

/**
 * A page of a queue, the longest first: whoever came at the same moment stands in the order of ids.
 * @param name of the queue's table in the query
 * @param behind the last place of the page before
 * @returns `next` is the player behind whom the next page begins, null behind the last one
 */
export async function queuePage<DB, TB extends keyof DB, Row extends Place>(
  query: SelectQueryBuilder<DB, TB, Row>,
  name: string,
  behind: Place | undefined,
  size: number,
): Promise<{ rows: Row[]; next: string | null }> {
  const [since, who] = [sql.ref(`${name}.sent_at`), sql.ref(`${name}.user_id`)];
  const rest =
    behind === undefined
      ? query
      : query.where(sql<boolean>`(${since}, ${who}) > (${behind.sent_at}, ${behind.user_id})`);
  const found = await rest
    .orderBy(since)
    .orderBy(who)
    .limit(size + 1)
    .execute();
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.user_id ?? null) : null };
}
