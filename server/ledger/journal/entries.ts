import { type RawBuilder, sql } from 'kysely';
import type { Currency, Db, Store } from '../../ports';
import type { JournalEntry } from '../../ports.journal';
import { bulk } from '../../sql/bulk';

interface Row {
  readonly id: bigint;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
  readonly at: bigint;
  readonly balance: bigint;
}

/** Transfers as lines, the newest first: those of one unit and kind are one. Rows come with the newest first. */
function linesOf(rows: readonly Row[]): JournalEntry[] {
  const lines = new Map<string, JournalEntry>();
  for (const { id, key, kind, ref, debit, credit, amount, at, balance } of rows) {
    const name = `${kind} ${key}`;
    const leg = { debit, credit, amount };
    const line = lines.get(name);
    lines.set(
      name,
      line === undefined
        ? { id, last: id, key, kind, ref, at: Number(at), legs: [leg], balance }
        : { ...line, id, legs: [leg, ...line.legs] },
    );
  }
  return [...lines.values()];
}

/**
 * The lines of the units that `keys` selects (a table of `key`), whole, the newest first. The owner is compared as an expression, which no index has: SQLite would otherwise go through all that the owner ever
 * moved to find a page of it.
 */
export async function linesOfKeys(
  db: Db,
  owner: string,
  currency: Currency,
  keys: RawBuilder<unknown>,
): Promise<JournalEntry[]> {
  const { rows } = await sql<Row>`select id, key, kind, ref, debit, credit, amount, at, balance from transfers
    where key in (${keys}) and owner || '' = ${owner} and currency = ${sql.lit(currency)} order by id desc`.execute(db);
  return linesOf(rows);
}

/** The lines that these transfers are of, the newest first. */
export async function linesOfTransfers(
  db: Db,
  engine: Store['engine'],
  owner: string,
  currency: Currency,
  ids: readonly bigint[],
): Promise<JournalEntry[]> {
  if (ids.length === 0) return [];
  const asked = bulk(
    engine,
    { id: 'bigint' },
    ids.map((id) => [id]),
  );
  const lines = await linesOfKeys(
    db,
    owner,
    currency,
    sql`select key from transfers where id in (select id from ${asked} as asked)`,
  );
  return lines.filter((line) => ids.some((id) => id >= line.id && id <= line.last));
}
