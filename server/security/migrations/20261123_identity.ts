import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Uploaded pictures, and what players have said of who they are. */
export const identity: Migration = {
  name: '20261123_identity',
  async up(tx, { text }) {
    for (const statement of [
      `create table pictures (
        id ${text} primary key,
        user_id ${text} not null references users (id),
        purpose text not null check (purpose in ('avatar', 'identity')),
        jpeg text not null,
        at bigint not null
      )`,
      'create index pictures_by_user on pictures (user_id, purpose, at)',
      `create table identifications (
        user_id ${text} primary key references users (id),
        state text not null check (state in ('review', 'verified', 'refused')),
        name text not null,
        born text not null,
        document text not null,
        pictures text not null,
        sent_at bigint not null,
        decided_at bigint not null,
        reason text not null
      )`,
      'create index identifications_by_state on identifications (state, sent_at)',
    ])
      await sql.raw(statement).execute(tx);
  },
};
