import { sql } from 'kysely';
import type { Migration } from './migration';

/** Which history of a database the house played on last (store/lineage): one row, none before the first leader. */
export const lineage: Migration = {
  name: '023_lineage',
  async up(tx) {
    await sql
      .raw(`create table store_lineage (id bigint primary key check (id = 1), lineage text not null)`)
      .execute(tx);
  },
};
