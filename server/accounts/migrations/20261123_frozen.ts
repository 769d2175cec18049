import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Accounts that an operator has frozen, in an index of their own, which every stake looks into; and accounts by the day on which they were made. */
export const frozen: Migration = {
  name: '20261123_frozen',
  async up(tx) {
    for (const statement of [
      'alter table users add column frozen_at bigint not null default 0',
      `alter table users add column frozen_for text not null default ''`,
      'create index users_frozen on users (id) where frozen_at > 0',
      'create index users_by_day on users (created_at)',
    ])
      await sql.raw(statement).execute(tx);
  },
};
