import { sql } from 'kysely';
import type { Migration } from './migration';

/** What own histories need to be read by their key: how many rows each has, and Wingo's orders of one model in order. */
export const historyTotals: Migration = {
  name: '007_history_totals',
  async up(tx, { text }) {
    const statements = [
      `create table history_totals (
        user_id ${text} not null,
        list ${text} not null,
        total bigint not null check (total >= 0),
        primary key (user_id, list)
      )`,
      `insert into history_totals (user_id, list, total)
        select user_id, 'crash', count(*) from crash_bets group by user_id
        union all
        select user_id, 'wingo:' || cast(model as text), count(*) from wingo_orders group by user_id, model
        union all
        select user_id, game, count(*) from pool_bets group by user_id, game
        union all
        select user_id, game, count(*) from solo_rounds where status <> 'open' group by user_id, game`,
      'create index wingo_orders_by_user_model on wingo_orders (user_id, model, order_id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
