import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Clock, Ledger, Movement, MovementKind, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';
import { audit } from './audit';
import { plan } from './plan';

/** The house's side of each kind of movement. */
export const HOUSE: Readonly<Record<MovementKind, string>> = {
  grant: 'house:grant',
  refill: 'house:refill',
  bet: 'house:bet',
  payout: 'house:payout',
  refund: 'house:refund',
};

export interface LedgerDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Told how many movements a batch booked, before its commit. */
  readonly onPosted?: (kind: MovementKind, count: number) => void;
}

/**
 * The ledger on the store. A batch of any size is four statements: lock the wallets, look for booked keys, write the entries,
 * write the balances. Entries of one account get their numbers in order, because its wallet is locked. Only wallets keep a running balance; the house's accounts are sums over their postings, because a
 * stored one would be the single row that every bet of every room has to lock.
 */
export function createLedger({ store, clock, onPosted }: LedgerDeps): Ledger {
  return {
    async post(tx, movements) {
      if (movements.length === 0) return [];
      const before = await lockWallets(tx, store, movements);
      const booked = await bookedKeys(tx, store, movements);
      const { results, entries, balances } = plan(movements, before, booked);
      const versions = new Map<string, number>();
      if (entries.length > 0) {
        raise(versions, await writeEntries(tx, store, entries, clock.now()));
        await writeBalances(tx, store, before, balances);
        for (const [kind, count] of countByKind(entries)) onPosted?.(kind, count);
      }
      // Rare: a movement that was booked before, or that lacked funds.
      const others = [...new Set(movements.map(({ userId }) => userId))].filter((id) => !versions.has(id));
      if (others.length > 0) raise(versions, await lastEntries(tx, store, others));
      return results.map((result, i) => ({ ...result, version: versions.get(movements[i]?.userId ?? '') ?? 0 }));
    },

    async balanceOf(userId) {
      const row = await store.db
        .selectFrom('wallets')
        .select('balance')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.balance ?? 0n;
    },

    audit: () => audit(store.db),
  };
}

/** Balances of everybody in the batch, locked in the order of the user id so that two batches cannot wait for each other. */
async function lockWallets(tx: Tx, store: Store, movements: readonly Movement[]): Promise<Map<string, Sen>> {
  const ids = [...new Set(movements.map((movement) => movement.userId))];
  const asked = bulk(
    store.engine,
    { id: 'text' },
    ids.map((id) => [id]),
  );
  const lock = store.engine === 'postgres' ? sql`for update` : sql``;
  const read = sql<{
    user_id: string;
    balance: Sen;
  }>`select user_id, balance from wallets where user_id in (select id from ${asked} as asked) order by user_id ${lock}`;
  let { rows } = await read.execute(tx);
  if (store.engine === 'postgres' && rows.length < ids.length) {
    // A wallet that is not there cannot be locked: make it first. Rare, a player's first movement only.
    await sql`insert into wallets (user_id, balance) select id, 0 from ${asked} as asked order by id on conflict (user_id) do nothing`.execute(
      tx,
    );
    ({ rows } = await read.execute(tx));
  }
  return new Map(rows.map((row) => [row.user_id, row.balance]));
}

/** Looked up after the wallets are locked: whoever books the same key holds the same wallet. */
async function bookedKeys(tx: Tx, store: Store, movements: readonly Movement[]): Promise<Set<string>> {
  const asked = bulk(
    store.engine,
    { key: 'text' },
    movements.map((movement) => [movement.key]),
  );
  const { rows } = await sql<{
    key: string;
  }>`select key from ledger_entries where key in (select key from ${asked} as asked)`.execute(tx);
  return new Set(rows.map((row) => row.key));
}

/** A number of an entry, and whose it is. */
interface Numbered {
  readonly user_id: string;
  readonly id: bigint;
}

/** Takes over newer entries. */
function raise(versions: Map<string, number>, entries: readonly Numbered[]): void {
  for (const { user_id, id } of entries) versions.set(user_id, Math.max(versions.get(user_id) ?? 0, Number(id)));
}

/** The last entry of each account that has one. By itself for each account, so that the index ends the search at once. */
async function lastEntries(tx: Tx, store: Store, users: readonly string[]): Promise<readonly Numbered[]> {
  const asked = bulk(
    store.engine,
    { id: 'text' },
    users.map((id) => [id]),
  );
  const { rows } = await sql<{
    user_id: string;
    id: bigint | null;
  }>`select id as user_id, (select max(e.id) from ledger_entries e where e.user_id = asked.id) as id from ${asked} as asked`.execute(
    tx,
  );
  return rows.flatMap(({ user_id, id }) => (id === null ? [] : [{ user_id, id }]));
}

async function writeEntries(
  tx: Tx,
  store: Store,
  entries: readonly Movement[],
  at: number,
): Promise<readonly Numbered[]> {
  const columns = { key: 'text', user_id: 'text', house: 'text', kind: 'text', amount: 'bigint', ref: 'text' } as const;
  const rows = bulk(
    store.engine,
    columns,
    entries.map((e) => [e.key, e.userId, HOUSE[e.kind], e.kind, e.amount, e.ref]),
  );
  const { rows: numbered } = await sql<Numbered>`insert into ledger_entries (key, user_id, house, kind, amount, ref, at)
    select key, user_id, house, kind, amount, ref, ${sql.val(BigInt(at))} from ${rows} as entry returning user_id, id`.execute(
    tx,
  );
  return numbered;
}

async function writeBalances(
  tx: Tx,
  store: Store,
  before: ReadonlyMap<string, Sen>,
  balances: ReadonlyMap<string, Sen>,
): Promise<void> {
  const known = [...balances].filter(([id]) => before.has(id));
  const fresh = [...balances].filter(([id]) => !before.has(id));
  if (known.length > 0) {
    const rows = bulk(store.engine, { id: 'text', balance: 'bigint' }, known);
    await sql`update wallets set balance = fresh.balance from ${rows} as fresh where wallets.user_id = fresh.id`.execute(
      tx,
    );
  }
  if (fresh.length > 0) {
    const rows = bulk(store.engine, { id: 'text', balance: 'bigint' }, fresh);
    await sql`insert into wallets (user_id, balance) select id, balance from ${rows} as fresh`.execute(tx);
  }
}

function countByKind(entries: readonly Movement[]): Map<MovementKind, number> {
  const counts = new Map<MovementKind, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
