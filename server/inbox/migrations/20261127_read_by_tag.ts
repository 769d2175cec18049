import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Read mails by tag: deleting them finds them without going through all that a player keeps unread (inbox/mails). */
export const readByTag: Migration = {
  name: '20261127_read_by_tag',
  async up(tx) {
    await sql.raw('create index mails_read_by_tag on mails (user_id, tag, id) where read_at > 0').execute(tx);
  },
};
