import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** When a code that went to an account's number was shown: of those that there are nobody knows. */
export const phoneProven: Migration = {
  name: '20261127_phone_proven',
  async up(tx) {
    await sql`alter table users add column phone_at bigint not null default 0`.execute(tx);
  },
};
