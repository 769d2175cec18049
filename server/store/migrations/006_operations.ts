import { sql } from 'kysely';
import type { Migration } from './migration';

/** What the house needs to run for years: a row to find out whether the store takes writes, the archive of rounds, and a way to find expired sessions. */
export const operations: Migration = {
  name: '006_operations',
  async up(tx, { text }) {
    const statements = [
      `create table store_probe (id bigint primary key check (id = 1), at bigint not null)`,
      `create table archived_rounds (
        game ${text} not null,
        round_id ${text} not null,
        archived_at bigint not null,
        body text not null,
        primary key (game, round_id)
      )`,
      'create index sessions_by_expiry on sessions (expires_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
