import { sql } from 'kysely';
import type { Currency, Store, Tx } from '../ports';
import { bulk, type BulkColumns } from '../sql/bulk';
import type { Sheet, Transfer } from './sheet';

const COLUMNS = {
  key: 'text',
  leg: 'bigint',
  owner: 'text',
  debit: 'text',
  credit: 'text',
  amount: 'bigint',
  kind: 'text',
  ref: 'text',
} as const;
const REVERSING = { ...COLUMNS, reverses: 'bigint' } as const;

const cells = ({ key, leg, owner, debit, credit, amount, kind, ref }: Transfer) => [
  ...[key, BigInt(leg), owner, debit, credit, amount, kind, ref],
];

/**
 * Writes the sheet's transfers in their order, one statement however many (another with reversals), and notes in its purses the numbers that they got. Those of one
 * account are numbered in order, because its row is locked.
 */
export async function writeTransfers(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  currency: Currency,
  sheet: Sheet,
  at: number,
): Promise<void> {
  const write = async (columns: BulkColumns, rows: readonly (readonly (string | bigint)[])[]): Promise<void> => {
    if (rows.length === 0) return;
    const names = sql.raw(Object.keys(columns).join(', '));
    const { rows: numbered } = await sql<{ owner: string; id: bigint }>`insert into transfers (${names}, currency, at)
      select ${names}, ${sql.lit(currency)}, ${sql.val(BigInt(at))} from ${bulk(engine, columns, rows)} as given returning owner, id`.execute(
      tx,
    );
    for (const { owner, id } of numbered) {
      const purse = sheet.of(owner);
      purse.version = Math.max(purse.version, Number(id));
    }
  };
  await write(COLUMNS, sheet.transfers.filter(({ reverses }) => reverses === undefined).map(cells));
  await write(
    REVERSING,
    sheet.transfers.flatMap((transfer) =>
      transfer.reverses === undefined ? [] : [[...cells(transfer), transfer.reverses]],
    ),
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
  const asked = bulk(
    engine,
    { key: 'text' },
    keys.map((key) => [key]),
  );
  const { rows } = await sql<Booked & { key: string }>`select key, owner as "userId", kind, ref, amount from transfers
    where key in (select key from ${asked} as asked)`.execute(tx);
  const booked = new Map<string, Booked>();
  for (const { key, userId, kind, ref, amount } of rows)
    booked.set(key, { userId, kind, ref, amount: amount + (booked.get(key)?.amount ?? 0n) });
  return booked;
}
