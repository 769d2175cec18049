import { sql } from 'kysely';
import type { Migration } from './migration';

/** The ledger's answers by age, for what forgets the old ones. */
export const answersByTime: Migration = {
  name: '021_answers_by_time',
  async up(tx) {
    await sql.raw('create index ledger_answers_by_time on ledger_answers (at)').execute(tx);
  },
};
