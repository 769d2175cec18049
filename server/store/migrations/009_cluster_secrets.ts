import { sql } from 'kysely';
import type { Migration } from './migration';

/** What the nodes of a cluster share and nobody else may know. */
export const clusterSecrets: Migration = {
  name: '009_cluster_secrets',
  async up(tx, { text }) {
    await sql.raw(`create table cluster_secrets (name ${text} primary key, secret text not null)`).execute(tx);
  },
};
