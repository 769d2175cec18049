import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Conversations with the desk, their messages and pictures. */
export const support: Migration = {
  name: '20261123_support',
  async up(tx, { text }) {
    for (const statement of [
      `create table support_tickets (
        id ${text} primary key,
        asker ${text} not null,
        user_id ${text} references users (id),
        topic text not null,
        opened_at bigint not null,
        last_at bigint not null,
        last_seq bigint not null,
        unread bigint not null check (unread >= 0),
        waiting_since bigint,
        taken_by ${text} not null default '',
        closed_at bigint,
        closed_by text not null default '' check (closed_by in ('', 'player', 'desk')),
        rating bigint not null check (rating between 0 and 5)
      )`,
      'create unique index support_tickets_open on support_tickets (asker) where closed_at is null',
      'create index support_tickets_by_asker on support_tickets (asker, id)',
      'create index support_tickets_waiting on support_tickets (waiting_since, id) where waiting_since is not null',
      'create index support_tickets_closed on support_tickets (closed_at)',
      'create index support_tickets_all_open on support_tickets (last_at) where closed_at is null',
      `create table support_messages (
        ticket_id ${text} not null,
        seq bigint not null,
        kind text not null check (kind in ('player', 'desk', 'note')),
        author ${text} not null,
        uuid ${text} not null,
        body text not null,
        pictures text not null,
        game text not null default '',
        round text not null default '',
        at bigint not null,
        primary key (ticket_id, seq)
      )`,
      'create unique index support_messages_once on support_messages (author, uuid)',
      'create index support_messages_by_author on support_messages (author, at)',
      'create index support_messages_by_time on support_messages (at)',
      `create table support_pictures (
        id ${text} primary key,
        user_id ${text} not null references users (id),
        ticket_id ${text} not null default '',
        jpeg text not null,
        at bigint not null
      )`,
      'create index support_pictures_by_user on support_pictures (user_id, at)',
      'create index support_pictures_by_time on support_pictures (at)',
    ])
      await sql.raw(statement).execute(tx);
  },
};
