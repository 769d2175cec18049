import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** The log by who did it and by what was done: each filter of the desk is a walk along an index. */
export const operatorLogFilters: Migration = {
  name: '20261123_operator_log_filters',
  async up(tx) {
    await sql.raw('create index operator_log_by_actor on operator_log (actor, id)').execute(tx);
    await sql.raw('create index operator_log_by_act on operator_log (act, id)').execute(tx);
  },
};
