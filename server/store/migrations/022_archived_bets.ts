import { sql } from 'kysely';
import type { Migration } from './migration';

/** Bets of archived rounds beside what is told of their rounds, so that a look at a round does not unpack thousands of them. */
export const archivedBets: Migration = {
  name: '022_archived_bets',
  async up(tx) {
    await sql.raw(`alter table archived_rounds add column bets text not null default ''`).execute(tx);
  },
};
