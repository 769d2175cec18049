import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';
import { sqlitePackage } from './sqlite-package.mjs';

const { name, compiled } = sqlitePackage;
const require = createRequire(import.meta.url);

function load(): typeof BetterSqlite3 {
  try {
    if (compiled !== null) require.resolve(compiled);
  } catch {
    throw new Error(
      `SQLite is not compiled yet for Node ${process.version}: npm rebuild ${name} --ignore-scripts=false`,
    );
  }
  return require(name) as typeof BetterSqlite3;
}

/** SQLite, by the package that runs on this Node. */
export const Sqlite = load();
