import { sql } from 'kysely';
import type { Migration } from './migration';

const BET_STATUS = `status text not null check (status in ('open', 'won', 'lost', 'returned'))`;

/** Chains, rounds and bets of the rooms, and the answers to their commands. */
export const rooms: Migration = {
  name: '002_rooms',
  async up(tx, { text }) {
    const statements = [
      `create table room_epochs (room ${text} primary key, epoch bigint not null)`,
      `create table room_commands (
        user_id ${text} not null,
        uuid ${text} not null,
        route text not null,
        code bigint not null,
        reply text not null,
        at bigint not null,
        primary key (user_id, uuid)
      )`,
      'create index room_commands_by_time on room_commands (at)',
      `create table chains (
        chain_id ${text} primary key,
        feed ${text} not null,
        length bigint not null,
        every bigint not null,
        published text not null,
        checkpoints text not null,
        public_seed text not null,
        used bigint not null check (used >= 0 and used <= length),
        created_at bigint not null
      )`,
      'create index chains_by_feed on chains (feed, chain_id)',
      `create table crash_rounds (
        round_id bigint primary key,
        status text not null check (status in ('open', 'finished', 'void')),
        chain_id ${text} not null references chains (chain_id),
        chain_index bigint not null,
        seed_hash text not null,
        start_time bigint not null,
        target bigint not null,
        seed text not null,
        digest text not null,
        bets bigint not null,
        staked bigint not null,
        paid bigint not null,
        ended_at bigint not null,
        epoch bigint not null,
        unique (chain_id, chain_index)
      )`,
      `create table crash_bets (
        bet_id ${text} primary key,
        round_id bigint not null,
        user_id ${text} not null,
        amount bigint not null check (amount > 0),
        auto bigint not null,
        placed_at bigint not null,
        ${BET_STATUS},
        rate bigint not null,
        paid bigint not null,
        ended_at bigint not null
      )`,
      'create index crash_bets_by_user on crash_bets (user_id, bet_id)',
      'create index crash_bets_by_round on crash_bets (round_id)',
      `create index crash_bets_open on crash_bets (round_id) where status = 'open'`,
      `create index crash_bets_won on crash_bets (ended_at) where status = 'won'`,
      `create table wingo_rounds (
        phase ${text} primary key,
        model bigint not null,
        status text not null check (status in ('open', 'finished')),
        chain_id ${text} not null references chains (chain_id),
        chain_index bigint not null,
        seed_hash text not null,
        start_time bigint not null,
        end_time bigint not null,
        number bigint not null,
        seed text not null,
        digest text not null,
        orders bigint not null,
        staked bigint not null,
        paid bigint not null,
        epoch bigint not null,
        unique (chain_id, chain_index)
      )`,
      'create index wingo_rounds_by_model on wingo_rounds (model, phase)',
      `create index wingo_rounds_open on wingo_rounds (phase) where status = 'open'`,
      `create table wingo_orders (
        order_id ${text} primary key,
        phase ${text} not null,
        model bigint not null,
        user_id ${text} not null,
        selections text not null,
        amount bigint not null check (amount > 0),
        cost bigint not null check (cost > 0),
        placed_at bigint not null,
        ${BET_STATUS},
        paid bigint not null,
        ended_at bigint not null
      )`,
      'create index wingo_orders_by_user on wingo_orders (user_id, order_id)',
      'create index wingo_orders_by_phase on wingo_orders (phase)',
      `create index wingo_orders_won on wingo_orders (ended_at) where status = 'won'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
