import { sql } from 'kysely';
import type { Migration } from './migration';

/** Seeds and rounds of the solo games, and the tutorials that players have seen. A player has at most one open round at a game: the store itself refuses a second. */
export const solo: Migration = {
  name: '005_solo',
  async up(tx, { text }) {
    const statements = [
      `create table solo_seeds (
        seed_id ${text} primary key,
        game ${text} not null,
        user_id ${text} not null,
        status text not null check (status in ('next', 'current', 'retired')),
        secret text not null,
        seed_hash text not null,
        revealed text not null,
        client_seed text not null,
        nonce bigint not null check (nonce >= 0),
        created_at bigint not null,
        retired_at bigint not null
      )`,
      `create unique index solo_seeds_in_use on solo_seeds (user_id, game, status) where status <> 'retired'`,
      `create table solo_rounds (
        game ${text} not null,
        round_id bigint not null,
        user_id ${text} not null,
        seed_id ${text} not null references solo_seeds (seed_id),
        seed_hash text not null,
        client_seed text not null,
        nonce bigint not null,
        amount bigint not null check (amount > 0),
        board text not null,
        status text not null check (status in ('open', 'won', 'lost')),
        rate bigint not null,
        paid bigint not null check (paid >= 0),
        started_at bigint not null,
        ended_at bigint not null,
        digest text not null,
        primary key (game, round_id),
        unique (seed_id, nonce)
      )`,
      `create unique index solo_rounds_open on solo_rounds (user_id, game) where status = 'open'`,
      'create index solo_rounds_by_user on solo_rounds (user_id, game, round_id)',
      'create index solo_rounds_by_end on solo_rounds (game, ended_at)',
      `create index solo_rounds_won on solo_rounds (game, ended_at) where status = 'won'`,
      `create table tutorials (
        user_id ${text} not null references users (id),
        game ${text} not null,
        at bigint not null,
        primary key (user_id, game)
      )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
