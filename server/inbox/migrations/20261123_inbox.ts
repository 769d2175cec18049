import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Mails of players, and messages of the site with who has read them. */
export const inbox: Migration = {
  name: '20261123_inbox',
  async up(tx, { text }) {
    for (const statement of [
      `create table mails (
        id ${text} primary key,
        user_id ${text} not null,
        key ${text} not null,
        tag text not null,
        template text not null,
        content text not null,
        claim bigint not null check (claim >= 0),
        sent_at bigint not null,
        expires_at bigint not null,
        read_at bigint not null,
        unique (user_id, key)
      )`,
      'create index mails_by_user on mails (user_id, id)',
      'create index mails_by_tag on mails (user_id, tag, id)',
      'create index mails_unread on mails (user_id, id) where read_at = 0',
      'create index mails_by_time on mails (sent_at)',
      `create table site_messages (
        id ${text} primary key,
        title text not null,
        body text not null,
        sent_at bigint not null
      )`,
      `create table site_messages_read (
        user_id ${text} not null,
        message_id ${text} not null,
        primary key (user_id, message_id)
      )`,
      // What was sent up to here counts as read, so that reading all is one row.
      `create table site_messages_seen (
        user_id ${text} primary key,
        message_id ${text} not null
      )`,
    ])
      await sql.raw(statement).execute(tx);
  },
};
