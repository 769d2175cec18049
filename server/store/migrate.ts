import { sql } from 'kysely';
import type { Db, Store, Tx } from '../ports';
import { DIALECTS } from './migrations/migration';
import type { Migration } from './migrations/migration';
import { migrations } from './migrations/index';
import { StoreTooNewError } from './unusable';

/** Any number, the same on every node: holds back other nodes while one brings the schema up to date. */
const MIGRATION_LOCK = 7_240_517;

/** PostgreSQL says whether a store that was up to date has no step behind it that came later, of a release that we do not know (`ours`). */
export const OF_THIS_RELEASE = `select count(*) <= ${migrations.length} as ours from schema_steps`;

/**
 * The steps that a store has behind it; none for an empty one.
 * @throws StoreTooNewError when one of them is not ours
 */
async function stepsDone(db: Db | Tx, steps: readonly Migration[]): Promise<ReadonlySet<string>> {
  await sql`create table if not exists schema_steps (name text primary key)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from schema_steps`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  const unknown = [...done].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new StoreTooNewError(unknown);
  return done;
}

/**
 * The first step that a store with data in it still lacks; null for one that is up to date, or empty.
 * @throws StoreTooNewError
 */
export async function stepAhead(store: Store, steps: readonly Migration[] = migrations): Promise<string | null> {
  const done = await stepsDone(store.db, steps);
  return done.size === 0 ? null : (steps.find((step) => !done.has(step.name))?.name ?? null);
}

/**
 * Brings the schema up to date, all or nothing. Nodes that start together take turns.
 * @returns the names of the steps that ran
 * @throws StoreTooNewError when the store was written by a newer version of the server
 */
export async function migrate(store: Store, steps: readonly Migration[] = migrations): Promise<string[]> {
  return store.transaction(async (tx) => {
    if (store.engine === 'postgres') {
      // Waiting for another node, or a step over a large table, may take longer than a statement of play.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
    }
    const done = await stepsDone(tx, steps);
    const due = steps.filter((step) => !done.has(step.name));
    for (const step of due) {
      await step.up(tx, DIALECTS[store.engine]);
      await sql`insert into schema_steps (name) values (${step.name})`.execute(tx);
    }
    return due.map((step) => step.name);
  });
}
