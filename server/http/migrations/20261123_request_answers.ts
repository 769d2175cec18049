import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** What a write over HTTP was answered with, by the client's id for it. `outcome` is empty while it is under way. */
export const requestAnswers: Migration = {
  name: '20261123_request_answers',
  async up(tx, { text }) {
    await sql
      .raw(
        `create table request_answers (
          user_id ${text} not null,
          request_id ${text} not null,
          hash ${text} not null,
          begun_at bigint not null,
          outcome text not null,
          primary key (user_id, request_id)
        )`,
      )
      .execute(tx);
    await sql.raw('create index request_answers_by_time on request_answers (begun_at)').execute(tx);
  },
};
