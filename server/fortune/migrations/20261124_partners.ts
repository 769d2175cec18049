import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Applications to become a partner, and those that wait in the order of the queue. */
export const partners: Migration = {
  name: '20261124_partners',
  async up(tx, { text }) {
    for (const statement of [
      `create table partner_applications (
        user_id ${text} primary key references users (id),
        state text not null check (state in ('review', 'accepted', 'refused')),
        channel text not null,
        address text not null,
        plan text not null,
        sent_at bigint not null,
        decided_at bigint not null,
        reason text not null
      )`,
      `create index partner_applications_waiting on partner_applications (sent_at, user_id) where state = 'review'`,
    ])
      await sql.raw(statement).execute(tx);
  },
};
