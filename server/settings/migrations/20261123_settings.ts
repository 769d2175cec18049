import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

const REFUSAL = 'setting_changes is never changed';

/** The history is what rounds of the past are told by: nobody edits it. */
const UNCHANGED = {
  sqlite: (['update', 'delete'] as const).map(
    (act) =>
      `create trigger setting_changes_no_${act} before ${act} on setting_changes begin select raise(abort, '${REFUSAL}'); end`,
  ),
  postgres: [
    `create function setting_changes_stay() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$`,
    'create trigger setting_changes_stay before update or delete on setting_changes for each row execute function setting_changes_stay()',
  ],
};

/** Settings of the site: what they were, are, and who said so. */
export const settings: Migration = {
  name: '20261123_settings',
  async up(tx, { engine, text }) {
    for (const statement of [
      `create table setting_changes (
        version bigint not null,
        key ${text} not null,
        value ${text} not null,
        at bigint not null,
        applies_at bigint not null,
        actor ${text} not null check (actor <> ''),
        reason ${text} not null,
        primary key (version, key)
      )`,
      'create index setting_changes_by_key on setting_changes (key, version)',
      ...UNCHANGED[engine],
    ])
      await sql.raw(statement).execute(tx);
  },
};
