import { sql } from 'kysely';
import type { Currency, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';
import type { Purse, Sheet } from './sheet';

type Row = Readonly<Record<'main' | 'bonus' | 'held' | 'turnover' | 'version', bigint>> & { readonly owner: string };

const purseOf = ({ main, bonus, held, turnover, version }: Row): Purse => ({
  main,
  bonus,
  held,
  turnover,
  version: Number(version),
});

/**
 * What everybody in the list has, locked in the order of the owner so that two batches cannot wait for each other. Who needs two currencies takes IDR first. On
 * PostgreSQL an account that is not there is opened, because only then it can be locked.
 */
export async function lockPurses(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  owners: readonly string[],
): Promise<Map<string, Purse>> {
  const asked = bulk(
    engine,
    { id: 'text' },
    owners.map((id) => [id]),
  );
  const lock = engine === 'postgres' ? sql`for no key update` : sql``;
  const read = sql<Row>`select owner, main, bonus, held, turnover, version from accounts
    where owner in (select id from ${asked} as asked) and currency = ${sql.lit(currency)} order by owner ${lock}`;
  let { rows } = await read.execute(tx);
  if (engine === 'postgres' && rows.length < owners.length) {
    await sql`insert into accounts (owner, currency, main, bonus, held, turnover, version)
      select id, ${sql.lit(currency)}, 0, 0, 0, 0, 0 from ${asked} as asked order by id on conflict (owner, currency) do nothing`.execute(
      tx,
    );
    ({ rows } = await read.execute(tx));
  }
  return new Map(rows.map((row) => [row.owner, purseOf(row)]));
}

const COLUMNS = {
  owner: 'text',
  main: 'bigint',
  bonus: 'bigint',
  held: 'bigint',
  turnover: 'bigint',
  version: 'bigint',
} as const;

/** Writes what the sheet changed: one statement, two with accounts that were not there. `known` are the owners that were. */
export async function writePurses(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  sheet: Sheet,
  known: ReadonlySet<string>,
): Promise<void> {
  const rowsOf = (owners: readonly string[]) =>
    bulk(
      engine,
      COLUMNS,
      owners.map((owner) => {
        const { main, bonus, held, turnover, version } = sheet.of(owner);
        return [owner, main, bonus, held, turnover, BigInt(version)];
      }),
    );
  const changed = [...sheet.changed];
  const old = changed.filter((owner) => known.has(owner));
  const fresh = changed.filter((owner) => !known.has(owner));
  if (old.length > 0)
    await sql`update accounts set main = given.main, bonus = given.bonus, held = given.held, turnover = given.turnover, version = given.version
      from ${rowsOf(old)} as given where accounts.owner = given.owner and accounts.currency = ${sql.lit(currency)}`.execute(
      tx,
    );
  if (fresh.length > 0)
    await sql`insert into accounts (owner, currency, main, bonus, held, turnover, version)
      select owner, ${sql.lit(currency)}, main, bonus, held, turnover, version from ${rowsOf(fresh)} as given`.execute(
      tx,
    );
}
