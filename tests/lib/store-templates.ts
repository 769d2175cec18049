/**
 * Before all suites: a store of each engine is migrated, and every test's own is a copy of it, which takes a tenth of the time. What migrates from nothing is tested by
 * itself (tests/suites/upgrade, server/store).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/store/open';
import { DATA_FILE } from '../../server/store/sqlite';

declare module 'vitest' {
  interface ProvidedContext {
    /** What follows `create database x` to copy the migrated one; empty without a cluster. */
    copyOfDatabase: string;
    /** The migrated file of an embedded store. */
    storeFile: string;
  }
}

/** From this version on a copy is written to the log page by page, unless it is asked to copy files. */
const COPIES_BY_LOG = 150_000;

async function command(cluster: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function databaseTemplate(cluster: string, name: string): Promise<string> {
  await command(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await (await openStore({ databaseUrl: url.href, dataDir: null })).close();
  const [version] = await command(cluster, 'show server_version_num');
  return `template ${name}${Number(version?.server_version_num) >= COPIES_BY_LOG ? ' strategy file_copy' : ''}`;
}

export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_DATABASE_URL;
  const template = `lintang_template_${process.pid}_${name.replace('-', '_')}`;
  provide('copyOfDatabase', cluster ? await databaseTemplate(cluster, template) : '');
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-template-'));
  await (await openStore({ dataDir })).close();
  provide('storeFile', join(dataDir, DATA_FILE));
  return async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (cluster) await command(cluster, `drop database ${template} with (force)`);
  };
}
