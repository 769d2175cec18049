/** Before all suites: one PostgreSQL database is migrated, and every test's own is a copy of it, which takes a tenth of the time. */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/store/open';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the cluster that tests copy; empty without a cluster. */
    databaseTemplate: string;
  }
}

const NAME = `lintang_template_${process.pid}`;

async function command(cluster: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = process.env.TEST_DATABASE_URL;
  provide('databaseTemplate', cluster ? NAME : '');
  if (!cluster) return undefined;
  await command(cluster, `create database ${NAME}`);
  const url = new URL(cluster);
  url.pathname = `/${NAME}`;
  await (await openStore({ databaseUrl: url.href, dataDir: null })).close();
  return () => command(cluster, `drop database ${NAME} with (force)`);
}
