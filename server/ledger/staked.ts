import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';

/** What was booked under these keys in all, sen. */
export async function bookedUnder({ engine }: Store, tx: Tx, keys: readonly string[]): Promise<Sen> {
  const asked = bulk(
    engine,
    { key: 'text' },
    keys.map((key) => [key]),
  );
  const { rows } = await sql<{ sum: bigint | number | string | null }>`
    select sum(amount) as sum from transfers where key in (select key from ${asked} as asked)`.execute(tx);
  return BigInt(rows[0]?.sum ?? 0);
}
