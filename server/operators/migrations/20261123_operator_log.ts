import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

const REFUSAL = 'the operator log is append-only';

/** On SQLite `insert or replace` deletes without a word to other triggers: an id that is there is refused, too. */
const SQLITE = [
  ...['update', 'delete'].map(
    (act) =>
      `create trigger operator_log_no_${act} before ${act} on operator_log begin select raise(abort, '${REFUSAL}'); end`,
  ),
  `create trigger operator_log_no_replace before insert on operator_log
    when exists (select 1 from operator_log where id = new.id) begin select raise(abort, '${REFUSAL}'); end`,
];

const POSTGRES = [
  `create function operator_log_refuse() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$`,
  'create trigger operator_log_no_change before update or delete on operator_log for each row execute function operator_log_refuse()',
  'create trigger operator_log_no_truncate before truncate on operator_log for each statement execute function operator_log_refuse()',
];

/** What operators did, and who made them: a table that the store only lets grow. */
export const operatorLog: Migration = {
  name: '20261123_operator_log',
  async up(tx, { engine, serial, text }) {
    const statements = [
      `create table operator_log (
        id ${serial},
        at bigint not null,
        actor ${text} not null check (actor <> ''),
        act ${text} not null check (act <> ''),
        subject ${text} not null,
        details text not null
      )`,
      'create index operator_log_by_subject on operator_log (subject, id)',
      `create index users_operators on users (id) where role = 'operator'`,
      ...(engine === 'sqlite' ? SQLITE : POSTGRES),
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
