import { sql } from 'kysely';
import type { Migration } from './migration';

/** Phases of Wingo are rounds of the timed rooms: one table for all of them, whose rounds say which of their game's feeds they are of. */
export const timedRounds: Migration = {
  name: '015_timed_rounds',
  async up(tx) {
    const statements = [
      'alter table pool_rounds add column feed bigint not null default 0',
      `insert into pool_rounds (game, feed, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
        select 'wingo', model, cast(phase as bigint), status, chain_id, chain_index, seed_hash, start_time, end_time - 3000,
          case when number < 0 then '' else cast(number as text) end, seed, digest, orders, staked, paid, epoch, bots from wingo_rounds`,
      'drop table wingo_rounds',
      'create index pool_rounds_by_feed on pool_rounds (game, feed, round_id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
