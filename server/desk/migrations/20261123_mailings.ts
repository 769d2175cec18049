import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Mails that operators send to many. */
export const mailings: Migration = {
  name: '20261123_mailings',
  async up(tx, { text }) {
    await sql
      .raw(
        `create table mailings (
          id ${text} primary key,
          operator ${text} not null,
          ordered_at bigint not null,
          send_at bigint not null,
          title text not null,
          body text not null,
          link text not null,
          audience text not null,
          state text not null check (state in ('waiting', 'sending', 'sent', 'cancelled')),
          people bigint not null,
          sent bigint not null,
          upto ${text} not null
        )`,
      )
      .execute(tx);
  },
};
