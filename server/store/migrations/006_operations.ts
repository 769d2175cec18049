import { sql } from 'kysely';
import type { Migration } from './migration';

/** What the house needs to run for years: a row to find out whether the store takes writes, and the archive of rounds. */
export const operations: Migration = {
  name: '006_operations',
  async up(tx, { text }) {
    const statements = [
      `create table store_probe (id bigint primary key check (id = 1), at bigint not null)`,
      `create table archived_rounds (
        game ${text} not null,
        round_id ${text} not null,
        ended_at bigint not null,
        archived_at bigint not null,
        chain_id ${text} not null,
        chain_index bigint not null,
        seed text not null,
        body text not null,
        primary key (game, round_id)
      )`,
      `create index archived_rounds_by_link on archived_rounds (chain_id, chain_index) where chain_id <> ''`,
      'create index sessions_by_expiry on sessions (expires_at)',
      'create index crash_rounds_by_end on crash_rounds (ended_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
