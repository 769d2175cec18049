import { sql } from 'kysely';
import type { Currency, Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';
import type { Purse, Sheet } from './sheet';

type Row = Readonly<Record<'main' | 'version' | 'more', bigint>> & { readonly owner: string };
type Rest = Readonly<Record<'bonus' | 'held' | 'turnover', bigint>> & { readonly owner: string };

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
  const purses = new Map<string, Purse>();
  await inSlices(owners.toSorted(), (slice) => lockSome(tx, engine, currency, slice, purses));
  return purses;
}

async function lockSome(
  tx: Tx,
  engine: Store['engine'],
  currency: Currency,
  owners: readonly string[],
  purses: Map<string, Purse>,
): Promise<void> {
  const asked = bulk(
    engine,
    { id: 'text' },
    owners.map((id) => [id]),
  );
  const lock = engine === 'postgres' ? sql`for no key update` : sql``;
  const read = sql<Row>`select owner, main, version, bonus + held + turnover as more from accounts
    where owner in (select id from ${asked} as asked) and currency = ${sql.lit(currency)} order by owner ${lock}`;
  let { rows } = await read.execute(tx);
  if (engine === 'postgres' && rows.length < owners.length) {
    await sql`insert into accounts (owner, currency, main, bonus, held, turnover, version)
      select id, ${sql.lit(currency)}, 0, 0, 0, 0, 0 from ${asked} as asked order by id on conflict (owner, currency) do nothing`.execute(
      tx,
    );
    ({ rows } = await read.execute(tx));
  }
  for (const { owner, main, version } of rows)
    purses.set(owner, { main, bonus: 0n, held: 0n, turnover: 0n, version: Number(version) });
  const rich = rows.filter(({ more }) => more > 0n);
  if (rich.length > 0) await readRest(tx, engine, currency, rich, purses);
}

/** Few have more than `main`: three columns less of everybody else are spared when bets are posted. */
async function readRest(
  tx: Tx,
  engine: Store['engine'],
  currency: Currency,
  rich: readonly Row[],
  purses: Map<string, Purse>,
): Promise<void> {
  const asked = bulk(
    engine,
    { id: 'text' },
    rich.map(({ owner }) => [owner]),
  );
  const { rows } = await sql<Rest>`select owner, bonus, held, turnover from accounts
    where owner in (select id from ${asked} as asked) and currency = ${sql.lit(currency)}`.execute(tx);
  for (const { owner, ...rest } of rows) Object.assign(purses.get(owner) ?? {}, rest);
}

const ALL = ['main', 'bonus', 'held', 'turnover', 'version'] as const;
/** What moves when money goes between `main` and the house, as it nearly always does. */
const FEW = ['main', 'version'] as const;

/** Writes what the sheet changed, one statement for each of three groups at most, and more for a crowd. `known` are the owners whose account was there. */
export async function writePurses(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  sheet: Sheet,
  known: ReadonlySet<string>,
): Promise<void> {
  const rowsOf = (owners: readonly string[], columns: typeof ALL | typeof FEW) =>
    bulk(
      engine,
      { owner: 'text', ...Object.fromEntries(columns.map((name) => [name, 'bigint' as const])) },
      owners.map((owner) => {
        const purse = sheet.of(owner);
        return [owner, ...columns.map((name) => BigInt(purse[name]))];
      }),
    );
  const update = async (owners: readonly string[], columns: typeof ALL | typeof FEW): Promise<void> => {
    const set = sql.raw(columns.map((name) => `${name} = given.${name}`).join(', '));
    await inSlices(owners, (slice) =>
      sql`update accounts set ${set} from ${rowsOf(slice, columns)} as given
        where accounts.owner = given.owner and accounts.currency = ${sql.lit(currency)}`.execute(tx),
    );
  };
  const old = [...sheet.changed].filter((owner) => known.has(owner));
  await update(
    old.filter((owner) => !sheet.changedBeyondMain.has(owner)),
    FEW,
  );
  await update(
    old.filter((owner) => sheet.changedBeyondMain.has(owner)),
    ALL,
  );
  const fresh = [...sheet.changed].filter((owner) => !known.has(owner));
  await inSlices(fresh, (slice) =>
    sql`insert into accounts (owner, currency, main, bonus, held, turnover, version)
      select owner, ${sql.lit(currency)}, main, bonus, held, turnover, version from ${rowsOf(slice, ALL)} as given`.execute(
      tx,
    ),
  );
}
