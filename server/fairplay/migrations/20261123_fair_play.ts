import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Nobody edits what players did, by mistake or otherwise. */
const UNCHANGED = {
  sqlite: (['update', 'delete'] as const).map(
    (act) =>
      `create trigger fair_play_record_no_${act} before ${act} on fair_play_record begin select raise(abort, 'fair_play_record is never changed'); end`,
  ),
  postgres: [
    `create function fair_play_record_stays() returns trigger language plpgsql as $$ begin raise exception 'fair_play_record is never changed'; end $$`,
    `create trigger fair_play_record_stays before update or delete on fair_play_record for each row execute function fair_play_record_stays()`,
  ],
};

/** Limits, reminder and pause of players, what they did with them, and the deposits that count against a limit. */
export const fairPlay: Migration = {
  name: '20261123_fair_play',
  async up(tx, { engine, text }) {
    for (const statement of [
      `create table fair_play (
        user_id ${text} primary key,
        loss bigint not null check (loss >= 0),
        loss_next bigint not null check (loss_next >= 0),
        loss_next_at bigint not null,
        deposit bigint not null check (deposit >= 0),
        deposit_next bigint not null check (deposit_next >= 0),
        deposit_next_at bigint not null,
        reminder bigint not null,
        pause text not null check (pause in ('', 'break', 'exclusion')),
        pause_from bigint not null,
        pause_until bigint not null,
        counted_day bigint not null,
        counted_to bigint not null,
        counted_net bigint not null
      )`,
      `create table fair_play_record (
        id ${text} primary key,
        user_id ${text} not null,
        at bigint not null,
        act text not null
      )`,
      'create index fair_play_record_by_user on fair_play_record (user_id, id)',
      `create table fair_play_deposits (
        key ${text} primary key,
        user_id ${text} not null,
        day bigint not null,
        amount bigint not null check (amount > 0)
      )`,
      'create index fair_play_deposits_by_user on fair_play_deposits (user_id, day)',
      'create index fair_play_deposits_by_day on fair_play_deposits (day)',
      ...UNCHANGED[engine],
    ])
      await sql.raw(statement).execute(tx);
  },
};
