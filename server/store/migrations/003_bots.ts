import { sql } from 'kysely';
import type { Migration } from './migration';

/** Whether house bots were at the table, 0 or 1: they follow from the round's fingerprint, so that nothing else of them is kept. */
export const bots: Migration = {
  name: '003_bots',
  async up(tx) {
    for (const table of ['crash_rounds', 'wingo_rounds'])
      await sql.raw(`alter table ${table} add column bots bigint not null default 0`).execute(tx);
  },
};
