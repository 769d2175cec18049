import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** What a bet came to, by its net: the index below and every query that it serves say it in these very words. 0 open, 1 won, 2 lost, 3 even. */
export const RESULT = `(case when status = 'open' then 0 when paid > staked then 1 when paid < staked then 2 else 3 end)`;

/** A player's bets in order of time, for any one game and result: lists of several are put together from these, so that each page costs the same. */
export const history: Migration = {
  name: '20261123_history',
  async up(tx) {
    await sql.raw(`create index bets_by_result on bets (user_id, game, ${RESULT}, placed_at, bet_id)`).execute(tx);
  },
};
