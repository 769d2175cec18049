import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** By which key a house seals, so that a node with another one is noticed, and whether the file still has traces of what was there before. */
export const sealing: Migration = {
  name: '20261126_sealing',
  async up(tx) {
    await sql`create table sealing (name text primary key, key_id text not null, unwiped bigint not null)`.execute(tx);
  },
};
