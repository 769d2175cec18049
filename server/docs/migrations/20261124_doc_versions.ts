import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Docs as operators have changed them, a row for each version. */
export const docVersions: Migration = {
  name: '20261124_doc_versions',
  async up(tx, { text }) {
    await sql
      .raw(
        `create table doc_versions (
          doc ${text} not null,
          version bigint not null check (version > 0),
          words text not null,
          at bigint not null,
          actor text not null,
          reason text not null,
          primary key (doc, version)
        )`,
      )
      .execute(tx);
  },
};
