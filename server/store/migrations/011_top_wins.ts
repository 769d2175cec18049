import { sql } from 'kysely';
import type { Migration } from './migration';

/** An hour's winning bets by what they won, so that the biggest of a day are found without reading the day (rounds/wins). They take the place of indexes by time alone. */
export const topWins: Migration = {
  name: '011_top_wins',
  async up(tx) {
    const statements = [
      'drop index crash_bets_won',
      'drop index wingo_orders_won',
      'drop index pool_bets_gained',
      'drop index solo_rounds_won',
      `create index crash_bets_top on crash_bets ((ended_at / 3600000), (paid - amount) desc, ended_at desc)
        where status = 'won' and paid > amount`,
      `create index wingo_orders_top on wingo_orders ((ended_at / 3600000), (paid - cost) desc, ended_at desc)
        where status = 'won' and paid > cost`,
      `create index pool_bets_top on pool_bets (game, (ended_at / 3600000), (round_paid - round_staked) desc, ended_at desc)
        where status = 'won' and round_paid > round_staked`,
      `create index solo_rounds_top on solo_rounds (game, (ended_at / 3600000), (paid - amount) desc, ended_at desc)
        where status = 'won' and paid > amount`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
