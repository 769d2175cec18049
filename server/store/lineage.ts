import { sql } from 'kysely';
import type { Db, Store, Tx } from '../ports';

/**
 * Where a store comes from. One that was put back by whatever means goes on from a moment that the house has already lived beyond: what it draws next has been seen. PostgreSQL tells by
 * its cluster, its database and its timeline, which a promoted standby and a return to an earlier moment count up; a file of the embedded store that is a backup of ours says so itself.
 */
export interface Lineage {
  /** Whether it is the history that was played on last; `new` for a store that does not say yet. */
  standing(db: Db | Tx): Promise<'own' | 'new' | 'foreign'>;
  /** From now on this history is the house's own. */
  adopt(tx: Tx): Promise<void>;
}

/** In the header of an embedded store's file (`user_version`): a copy that was made to be put back. */
export const COPY_MARK = 1;

const ofFile: Lineage = {
  async standing(db) {
    const { rows } = await sql<{ user_version: bigint }>`pragma user_version`.execute(db);
    return Number(rows[0]?.user_version ?? 0) === COPY_MARK ? 'foreign' : 'own';
  },
  adopt: async (tx) => void (await sql`pragma user_version = 0`.execute(tx)),
};

/** What PostgreSQL says of a history, part by part; a part that it does not say is missing. */
export type Parts = Readonly<Partial<Record<(typeof PARTS)[number]['name'], string>>>;

const PARTS = [
  {
    name: 'system',
    asked: sql<{ said: string }>`select cast(system_identifier as text) as said from pg_control_system()`,
  },
  {
    name: 'database',
    asked: sql<{ said: string }>`select cast(oid as text) as said from pg_database where datname = current_database()`,
  },
  {
    name: 'timeline',
    asked: sql<{ said: string }>`select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as said`,
  },
] as const;

/** Not granted, not there, not built: hosted services keep some of these to themselves (SQLSTATE). */
const UNSAID: ReadonlySet<unknown> = new Set(['42501', '42883', '0A000']);

/** @throws whatever else the database says, that it takes no writes for example */
async function partsOf(db: Db): Promise<Parts> {
  const parts: Partial<Record<(typeof PARTS)[number]['name'], string>> = {};
  for (const { name, asked } of PARTS) {
    const said = await asked.execute(db).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && UNSAID.has(error.code)) return null;
      throw error;
    });
    if (said?.rows[0] !== undefined) parts[name] = said.rows[0].said;
  }
  return parts;
}

/** Whether two pictures of a history differ in a part that both have. */
export const differ = (before: Parts, now: Parts): boolean =>
  PARTS.some(({ name }) => before[name] !== undefined && now[name] !== undefined && before[name] !== now[name]);

const ofDatabase = (now: Parts): Lineage => ({
  async standing(db) {
    const row = await db.selectFrom('store_lineage').select('lineage').executeTakeFirst();
    if (row === undefined) return 'new';
    return differ(JSON.parse(row.lineage) as Parts, now) ? 'foreign' : 'own';
  },
  async adopt(tx) {
    const lineage = JSON.stringify(now);
    await tx
      .insertInto('store_lineage')
      .values({ id: 1, lineage })
      .onConflict((on) => on.column('id').doUpdateSet({ lineage }))
      .execute();
  },
});

/** The lineage of a store as it is now. */
export const lineageOf = async ({ engine, db }: Pick<Store, 'engine' | 'db'>): Promise<Lineage> =>
  engine === 'sqlite' ? ofFile : ofDatabase(await partsOf(db));
