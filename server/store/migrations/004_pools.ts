import { sql } from 'kysely';
import type { Migration } from './migration';

/** Rounds and bets of the timed rooms: roulette, dice and dingdong share two tables. */
export const pools: Migration = {
  name: '004_pools',
  async up(tx, { text }) {
    const statements = [
      `create table pool_rounds (
        game ${text} not null,
        round_id bigint not null,
        status text not null check (status in ('open', 'finished')),
        chain_id ${text} not null references chains (chain_id),
        chain_index bigint not null,
        seed_hash text not null,
        start_time bigint not null,
        close_time bigint not null,
        outcome text not null,
        seed text not null,
        digest text not null,
        bets bigint not null,
        staked bigint not null,
        paid bigint not null,
        epoch bigint not null,
        bots bigint not null,
        primary key (game, round_id),
        unique (chain_id, chain_index)
      )`,
      `create index pool_rounds_open on pool_rounds (game) where status = 'open'`,
      `create table pool_bets (
        bet_id ${text} primary key,
        game ${text} not null,
        round_id bigint not null,
        user_id ${text} not null,
        pool bigint not null,
        amount bigint not null check (amount > 0),
        placed_at bigint not null,
        status text not null check (status in ('open', 'won', 'lost', 'returned')),
        paid bigint not null,
        round_staked bigint not null,
        round_paid bigint not null,
        ended_at bigint not null
      )`,
      'create index pool_bets_by_user on pool_bets (game, user_id, bet_id)',
      'create index pool_bets_by_round on pool_bets (game, round_id)',
      'create index pool_bets_gained on pool_bets (game, ended_at) where round_paid > round_staked',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
