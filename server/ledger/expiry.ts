import { sql } from 'kysely';
import type { Currency, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';
import type { Sheet } from './sheet';

/**
 * Puts the holds of the sheet's owners that are due on the sheet, in the order of (deadline, creation): their money goes back to `main`. Whoever opens a sheet does this, so that what an
 * owner has never waits for a sweeper. Costs nothing where nothing is held.
 * @returns their ids, for `writeExpired`
 */
export async function expireDue(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  sheet: Sheet,
  now: number,
): Promise<readonly bigint[]> {
  const holders = [...sheet.purses].filter(([, { held }]) => held > 0n);
  if (holders.length === 0) return [];
  const asked = bulk(
    engine,
    { id: 'text' },
    holders.map(([id]) => [id]),
  );
  const { rows } = await sql<{ id: bigint; key: string; owner: string; amount: bigint; ref: string }>`
    select id, key, owner, amount, ref from holds where owner in (select id from ${asked} as asked) and currency = ${sql.lit(currency)}
      and status = 'open' and deadline <= ${sql.val(BigInt(now))} order by deadline, id`.execute(tx);
  for (const { key, owner, amount, ref } of rows)
    sheet.move({ key: `expire:${key}`, leg: 0, owner, debit: 'held', credit: 'main', amount, kind: 'expire', ref });
  return rows.map(({ id }) => id);
}

/** Writes that holds have expired, together with their transfers. */
export async function writeExpired(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  ids: readonly bigint[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const due = bulk(
    engine,
    { id: 'bigint' },
    ids.map((id) => [id]),
  );
  await sql`update holds set status = 'expired', resolved_at = ${sql.val(BigInt(now))} where id in (select id from ${due} as due)`.execute(
    tx,
  );
}
