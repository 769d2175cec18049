import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** What an account is, and when a session was last confirmed by PIN or code (0: never). */
export const roles: Migration = {
  name: '20261123_roles',
  async up(tx) {
    for (const statement of [
      `alter table users add column role text not null default 'player' check (role in ('player', 'agent', 'operator'))`,
      'alter table sessions add column confirmed_at bigint not null default 0',
    ])
      await sql.raw(statement).execute(tx);
  },
};
