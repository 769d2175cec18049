import { sql } from 'kysely';
import type { Migration } from './migration';

/** What the list of big wins shows of a bet that stands for itself. */
const OWN_WIN = (staked: string) =>
  `case when status = 'won' then ${staked} else 0 end, case when status = 'won' then paid else 0 end`;

/**
 * One table of bets for all games takes the place of one for each kind, with one set of indexes; a round of a solo game keeps beside its bet what only it has.
 */
export const bets: Migration = {
  name: '013_bets',
  async up(tx, { text }) {
    const statements = [
      `create table bets (
        bet_id ${text} primary key,
        game ${text} not null,
        feed bigint not null,
        round_id bigint not null,
        user_id ${text} not null,
        choice text not null,
        staked bigint not null check (staked > 0),
        placed_at bigint not null,
        status text not null check (status in ('open', 'won', 'lost', 'returned')),
        rate bigint not null,
        paid bigint not null check (paid >= 0),
        win_staked bigint not null,
        win_paid bigint not null,
        ended_at bigint not null
      )`,
      `insert into bets select bet_id, 'crash', 0, round_id, user_id, case when auto = 0 then '' else cast(auto as text) end,
        amount, placed_at, status, rate, paid, ${OWN_WIN('amount')}, ended_at from crash_bets`,
      `insert into bets select order_id, 'wingo', model, cast(phase as bigint), user_id, selections,
        cost, placed_at, status, 0, paid, ${OWN_WIN('cost')}, ended_at from wingo_orders`,
      `insert into bets select bet_id, game, 0, round_id, user_id, cast(pool as text),
        amount, placed_at, status, 0, paid, round_staked, round_paid, ended_at from pool_bets`,
      `insert into bets select game || '-' || cast(round_id as text), game, 0, round_id, user_id, '',
        amount, started_at, status, rate, paid, ${OWN_WIN('amount')}, ended_at from solo_rounds`,
      'create index bets_by_user on bets (user_id, game, feed, bet_id)',
      'create index bets_by_round on bets (game, round_id)',
      `create index bets_top on bets (game, (ended_at / 3600000), (win_paid - win_staked) desc, ended_at desc)
        where win_paid > win_staked`,
      'drop table crash_bets',
      'drop table wingo_orders',
      'drop table pool_bets',
      'drop index solo_rounds_open',
      'drop index solo_rounds_top',
      ...['amount', 'status', 'rate', 'paid', 'started_at'].map(
        (name) => `alter table solo_rounds drop column ${name}`,
      ),
      'create unique index solo_rounds_open on solo_rounds (user_id, game) where ended_at = 0',
      `create view solo_plays as
        select r.game, r.round_id, r.user_id, r.seed_id, r.seed_hash, r.client_seed, r.nonce, b.staked as amount, r.board,
          b.status, b.rate, b.paid, b.placed_at as started_at, r.ended_at, r.digest
        from solo_rounds as r join bets as b on b.bet_id = r.game || '-' || cast(r.round_id as text)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
