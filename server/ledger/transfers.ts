import { sql } from 'kysely';
import type { Currency, Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';
import type { Sheet, Written } from './sheet';

type Cell = string | bigint;
type Column = 'key' | 'leg' | 'owner' | 'debit' | 'credit' | 'amount' | 'kind' | 'ref' | 'balance';

const CELLS: Readonly<Record<Column, (transfer: Written) => Cell>> = {
  key: ({ key }) => key,
  leg: ({ leg }) => BigInt(leg),
  owner: ({ owner }) => owner,
  debit: ({ debit }) => debit,
  credit: ({ credit }) => credit,
  amount: ({ amount }) => amount,
  kind: ({ kind }) => kind,
  ref: ({ ref }) => ref,
  balance: ({ balance }) => balance,
};
const KEPT_AS = { key: 'text', owner: 'text', debit: 'text', credit: 'text', kind: 'text', ref: 'text' } as const;
const kindOf = (column: Column) => (column in KEPT_AS ? 'text' : 'bigint');

/** What many transfers of a batch have in common (a round's stakes: all but whose they are, how much and what is left) is sent once, not with each. */
const OFTEN_SHARED: readonly Column[] = ['leg', 'debit', 'credit', 'kind', 'ref'];
const ALWAYS: readonly Column[] = ['key', 'owner', 'amount', 'balance'];

/**
 * Writes the sheet's transfers in their order, one statement for all of them but a crowd's, and notes in its purses the numbers that they got. Those of one account are numbered in order,
 * because its row is locked.
 */
export async function writeTransfers(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  sheet: Sheet,
  at: number,
): Promise<void> {
  const { transfers } = sheet;
  const [first] = transfers;
  if (first === undefined) return;
  const shared = OFTEN_SHARED.filter((name) => transfers.every((one) => CELLS[name](one) === CELLS[name](first)));
  const own = [...ALWAYS, ...OFTEN_SHARED.filter((name) => !shared.includes(name))];
  const cells = own.map((name) => CELLS[name]);
  const columns = Object.fromEntries(own.map((name) => [name, kindOf(name)] as const));
  const same = shared.map((name) => sql`cast(${CELLS[name](first)} as ${sql.raw(kindOf(name))})`);
  await inSlices(transfers, async (slice) => {
    const rows = bulk(
      engine,
      columns,
      slice.map((transfer) => cells.map((cell) => cell(transfer))),
    );
    const { rows: numbered } = await sql<{ owner: string; id: bigint }>`
      insert into transfers (${sql.raw([...own, ...shared].join(', '))}, currency, at)
      select ${sql.join([sql.raw(own.join(', ')), ...same, sql.lit(currency), sql.val(BigInt(at))])} from ${rows} as given returning owner, id`.execute(
      tx,
    );
    for (const { owner, id } of numbered) {
      const purse = sheet.of(owner);
      purse.version = Math.max(purse.version, Number(id));
    }
  });
}

/** Names what the sheet's reversals take back, once they have their numbers. */
export async function writeReversals(tx: Tx, { reversing }: Sheet): Promise<void> {
  for (const [{ key, leg }, reverses] of reversing)
    await sql`insert into reversals (id, reverses) select id, ${sql.val(reverses)} from transfers where key = ${key} and leg = ${sql.val(BigInt(leg))}`.execute(
      tx,
    );
}

/** What is booked under a key, as far as it tells one request from another. */
export interface Booked {
  readonly userId: string;
  readonly kind: string;
  readonly ref: string;
  /** Over all transfers of the unit, above zero. */
  readonly amount: bigint;
}

/** What is booked under any of the keys. Looked up after the accounts are locked: whoever books the same key for the same player holds the same account. */
export async function bookedUnder(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  keys: readonly string[],
): Promise<Map<string, Booked>> {
  const booked = new Map<string, Booked>();
  await inSlices(keys, async (slice) => {
    const asked = bulk(
      engine,
      { key: 'text' },
      slice.map((key) => [key]),
    );
    const { rows } = await sql<Booked & { key: string }>`select key, owner as "userId", kind, ref, amount from transfers
      where key in (select key from ${asked} as asked)`.execute(tx);
    for (const { key, userId, kind, ref, amount } of rows)
      booked.set(key, { userId, kind, ref, amount: amount + (booked.get(key)?.amount ?? 0n) });
  });
  return booked;
}
