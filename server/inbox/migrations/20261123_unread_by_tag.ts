import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Unread mails by tag, newest last: each tag's count reads so many of them at most (inbox/mails). */
export const unreadByTag: Migration = {
  name: '20261123_unread_by_tag',
  async up(tx) {
    await sql.raw('create index mails_unread_by_tag on mails (user_id, tag, id) where read_at = 0').execute(tx);
  },
};
