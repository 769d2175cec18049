import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';

/** What was booked under each of these keys in all, sen; nothing for those under which nothing was. */
export async function bookedUnder(
  { engine }: Pick<Store, 'engine'>,
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  const sums = new Map<string, Sen>();
  await inSlices(keys, async (slice) => {
    const asked = bulk(
      engine,
      { key: 'text' },
      slice.map((key) => [key]),
    );
    const { rows } = await sql<{ key: string; sum: bigint | number | string }>`
      select key, sum(amount) as sum from transfers where key in (select key from ${asked} as asked) group by key`.execute(
      tx,
    );
    for (const { key, sum } of rows) sums.set(key, BigInt(sum));
  });
  return sums;
}
