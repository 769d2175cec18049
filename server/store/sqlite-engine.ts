import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';
import { sqlitePackage } from './sqlite-package.mjs';

/** SQLite, by the package that runs on this Node. */
export const Sqlite = createRequire(import.meta.url)(sqlitePackage.name) as typeof BetterSqlite3;
