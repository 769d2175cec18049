import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';
import { OUTCOME, SETTLED } from './20261123_history';

/** The settled bets of each of SQLite's two indexes: every query that they serve says it in these very words. */
export const LISTED = `${SETTLED} and fresh = 0`;
export const FRESH = `${SETTLED} and fresh = 1`;

/**
 * Rounds of the embedded store leave their bets in a small index of fresh ones, whose few pages are at hand; the lister takes them over into the long one, where each player's are a page
 * of their own, many rounds at a time. PostgreSQL keeps its one index: there it costs a settled round little (`npm run bench -- settling`).
 */
export const freshBets: Migration = {
  name: '20261124_fresh_bets',
  async up(tx, { engine }) {
    if (engine === 'postgres') return;
    for (const statement of [
      'alter table bets add column fresh bigint not null default 0',
      'drop index bets_settled',
      `create index bets_settled on bets (user_id, game, ${OUTCOME}, placed_at, bet_id) where ${LISTED}`,
      `create index bets_fresh on bets (user_id, game, ${OUTCOME}, placed_at, bet_id) where ${FRESH}`,
    ])
      await sql.raw(statement).execute(tx);
  },
};
