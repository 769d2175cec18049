import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, WIB_OFFSET_MS } from '../../../rules/wib';
import type { Clock, Currency, Kinds, Store } from '../../ports';
import type { Journal, JournalSum, Turnover } from '../../ports.journal';
import { CHANGE } from '../migrations/20261123_running_balances';
import { breath, ROWS_A_BREATH } from '../../sql/breath';
import { type Bounds, createBounds } from './bounds';
import { branchesOf, tableOf } from './branches';
import { linesOfKeys, linesOfTransfers } from './entries';

export interface JournalDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly kinds: Kinds;
}

/** What the ledger books by itself, beside the kinds of modules. */
const OWN_KINDS = {
  bonus: 'bonus',
  unlock: 'bonus',
  forfeit: 'bonus',
  hold: 'withdrawal',
  release: 'withdrawal',
  expire: 'withdrawal',
  exchange: 'exchange',
  reversal: 'other',
} as const satisfies Journal['kinds'];

/** Said in the words of the indexes of what is open: with a parameter in it SQLite would go through everybody's. */
const OPEN = sql.lit('open' as const);

/** So many transfers more than a page has lines tell whether there are lines below it. */
const LEGS = 4;
/** What belongs together is looked for among so many transfers before and after. */
const NEAR = 300;

/** What a transfer changes of a pocket. */
const changeOf = (pocket: string): string =>
  `(case when credit = '${pocket}' then amount else 0 end - case when debit = '${pocket}' then amount else 0 end)`;

/** Adds the sums of one stretch to those of the stretches before. */
function add(sums: Map<string, JournalSum>, more: readonly JournalSum[]): void {
  for (const one of more) {
    const key = `${one.day} ${one.kind}`;
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined
        ? one
        : {
            ...one,
            in: before.in + one.in,
            out: before.out + one.out,
            transfers: before.transfers + one.transfers,
          },
    );
  }
}

/** The journal as players read it: in the order of its numbers, which is that of time for any one account. */
export function createJournal({ store: { db, engine }, clock, kinds }: JournalDeps): Journal {
  const grouped: Journal['kinds'] = {
    ...OWN_KINDS,
    ...Object.fromEntries(Object.entries(kinds).map(([name, { group = 'other' }]) => [name, group])),
  };
  const all = Object.keys(grouped);
  const boundsOf = createBounds(db, clock);
  const openAt = (owner: string, currency: Currency) =>
    sql`(select coalesce(sum(amount), 0) from holds where owner = ${owner} and currency = ${sql.lit(currency)}
      and status = 'open' and deadline <= ${sql.val(BigInt(clock.now()))})`;

  interface SumRow extends Record<'in' | 'out' | 'transfers', bigint | string> {
    readonly day: bigint;
    readonly kind: string;
  }
  /** Days and kinds of a table of `at`, `kind` and `change`. */
  const sumUp = async (table: RawBuilder<unknown>): Promise<JournalSum[]> => {
    const { rows } = await sql<SumRow>`select (at + ${sql.lit(WIB_OFFSET_MS)}) / ${sql.lit(DAY_MS)} as day, kind,
        sum(case when change > 0 then change else 0 end) as "in", sum(case when change < 0 then -change else 0 end) as "out", count(*) as transfers
      from (${table}) as part group by 1, 2`.execute(db);
    return rows.map((row) => ({
      day: Number(row.day),
      kind: row.kind,
      in: BigInt(row.in),
      out: BigInt(row.out),
      transfers: Number(row.transfers),
    }));
  };

  return {
    kinds: grouped,

    async page(span, before, size) {
      const bounds = await boundsOf(span.from, span.until);
      const below = before !== null && (bounds.before === null || before < bounds.before) ? before : bounds.before;
      const most = size + LEGS;
      const newest = branchesOf(span, all).map((branch) =>
        tableOf(engine, branch, sql`id`, { ...bounds, before: below }, { order: 'desc', most }),
      );
      // A house may have none of the kinds that were asked for.
      if (newest.length === 0) return { entries: [], more: false };
      const { rows } = await sql<{ id: bigint }>`select id from (${sql.join(newest, sql` union all `)}) as parts
        order by id desc limit ${sql.val(BigInt(most))}`.execute(db);
      const ids = rows.map(({ id }) => id);
      const lines = await linesOfTransfers(db, engine, span.owner, span.currency, ids);
      const entries = lines.slice(0, size);
      const last = entries.at(-1);
      return { entries, more: last !== undefined && (ids.length === most || ids.some((id) => id < last.id)) };
    },

    async entry(owner, id) {
      const row = await db
        .selectFrom('transfers')
        .select('currency')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      if (row === undefined) return null;
      const [line] = await linesOfTransfers(db, engine, owner, row.currency, [id]);
      return line === undefined ? null : { ...line, currency: row.currency };
    },

    related(owner, currency, { id, ref }) {
      const branch = { owner, filter: [] };
      const near = [
        tableOf(engine, branch, sql`key, ref`, { from: null, before: id + 1n }, { order: 'desc', most: NEAR }),
        tableOf(engine, branch, sql`key, ref`, { from: id + 1n, before: null }, { order: 'asc', most: NEAR }),
      ];
      const keys = sql`select key from (${sql.join(near, sql` union all `)}) as near where ref = ${ref}`;
      return linesOfKeys(db, owner, currency, keys);
    },

    async sums(span) {
      const change = sql.raw(span.pocket === null ? CHANGE : changeOf(span.pocket));
      const bounds = await boundsOf(span.from, span.until);
      const sums = new Map<string, JournalSum>();
      for (const branch of branchesOf(span, all)) {
        for (let below: Bounds | null = bounds; below !== null;) {
          const newest = tableOf(engine, branch, sql`id`, below, { order: 'desc', most: ROWS_A_BREATH });
          const { rows: ends } = await sql<{ oldest: bigint | null; count: bigint }>`
            select min(id) as oldest, count(*) as count from (${newest}) as newest`.execute(db);
          const { oldest = null, count = 0n } = ends[0] ?? {};
          if (oldest === null) break;
          const stretch = tableOf(engine, branch, sql`at, kind, ${change} as change`, { ...below, from: oldest });
          add(sums, await sumUp(stretch));
          below = count < BigInt(ROWS_A_BREATH) ? null : { ...below, before: oldest };
          if (below !== null) await breath();
        }
      }
      return [...sums.values()].sort((a, b) => b.day - a.day || (a.kind < b.kind ? -1 : 1));
    },

    booked: (owner, keys) => linesOfKeys(db, owner, 'IDR', sql.join(keys)),

    async pockets(owner, currency) {
      const { rows } = await sql<Record<'main' | 'bonus' | 'held' | 'turnover' | 'due', bigint | string>>`
        select main, bonus, held, turnover, case when held = 0 then 0 else ${openAt(owner, currency)} end as due
        from accounts where owner = ${owner} and currency = ${sql.lit(currency)}`.execute(db);
      const [row] = rows;
      if (row === undefined) return { main: 0n, bonus: 0n, held: 0n, turnover: 0n };
      const due = BigInt(row.due);
      return {
        main: BigInt(row.main) + due,
        bonus: BigInt(row.bonus),
        held: BigInt(row.held) - due,
        turnover: BigInt(row.turnover),
      };
    },

    async turnovers(owner) {
      const rows = await db
        .selectFrom('turnovers')
        .select(['amount', 'required', 'played', 'opened_at'])
        .where('owner', '=', owner)
        .where('status', '=', OPEN)
        .orderBy('id')
        .execute();
      return rows.map(({ opened_at, ...rest }): Turnover => ({ ...rest, since: Number(opened_at) }));
    },

    async openStakes(owner) {
      const rows = await db
        .selectFrom('turnover_stakes')
        .select('ref')
        .distinct()
        .where('owner', '=', owner)
        .where('status', '=', OPEN)
        .execute();
      return rows.map(({ ref }) => ref);
    },
  };
}
