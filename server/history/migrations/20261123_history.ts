import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** What a settled bet came to, by its net: indexes and every query that they serve say it in these very words. */
export const OUTCOME = `(case when paid > staked then 1 when paid < staked then 2 else 3 end)`;
/** Which bets the index has: a bet that is placed costs nothing, one entry is written when it is settled. */
export const SETTLED = `status <> 'open'`;

/**
 * A player's settled bets in order of time, for any one game and outcome: lists of several are put together from these, so that each page costs the same.
 */
export const history: Migration = {
  name: '20261123_history',
  async up(tx) {
    await sql
      .raw(`create index bets_settled on bets (user_id, game, ${OUTCOME}, placed_at, bet_id) where ${SETTLED}`)
      .execute(tx);
  },
};
