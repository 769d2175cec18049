import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/**
 * Conversations that are over have their index to themselves: the embedded store, which knows nothing of how many there are, would look for open ones in it, among those without an end, and sort them all
 * for a page. Those that an operator has are found by whose they are.
 */
export const openTickets: Migration = {
  name: '20261127_open_tickets',
  async up(tx) {
    for (const statement of [
      'drop index support_tickets_closed',
      'create index support_tickets_closed on support_tickets (closed_at) where closed_at is not null',
      'create index support_tickets_taken on support_tickets (taken_by, last_at) where closed_at is null',
    ])
      await sql.raw(statement).execute(tx);
  },
};
