/**
 * `npm run backup [-- <file>]` and `npm run restore -- <file>`: the store that DATA_DIR or DATABASE_URL names, as the server's own environment does.
 * A running server goes on while it is backed up; a backup is restored into an empty place only.
 */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { backup, restore } from '../server/backup';
import { StoreUnusableError } from '../server/store/unusable';
import { systemClock } from '../server/system/clock';
import { ConfigError, readConfig } from '../server/system/config';

const MEGABYTE = 1_048_576;

async function run(command: string, file: string | undefined): Promise<string> {
  const config = readConfig(process.env);
  const place = config.databaseUrl ? 'DATABASE_URL' : relative(process.cwd(), config.dataDir) || '.';
  if (command === 'backup') {
    const path = await backup(config, systemClock, file);
    return `Cadangan: ${path} (${(statSync(path).size / MEGABYTE).toFixed(1)} MB)`;
  }
  if (file === undefined) throw new ConfigError('npm run restore -- <file>');
  await restore(config, systemClock, file);
  return `Dipulihkan ke ${place}. Rantai dan seed lama tidak dipakai lagi; pemain masuk lagi. (Restored: old chains and seeds are given up; players sign in again.)`;
}

/** Runs a command. Returns the exit code, after saying what came of it. */
export async function storeCommand(command: 'backup' | 'restore', args: readonly string[]): Promise<number> {
  try {
    console.log(await run(command, args[0]));
    return 0;
  } catch (error) {
    const isPlain = error instanceof StoreUnusableError || error instanceof ConfigError;
    console.error(isPlain ? error.message : error);
    return 1;
  }
}
