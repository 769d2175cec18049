/**
 * `npm run backup [-- <file>]` and `npm run restore -- <file>`: the store that DATA_DIR or DATABASE_URL names, as the server's own environment does.
 * A running server goes on while it is backed up; a backup is restored into an empty place only.
 */
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { backup, restore } from '../server/backup';
import { SECRETS_FILE, secretsOf } from '../server/store/secrets-key';
import { StoreUnusableError } from '../server/store/unusable';
import { systemClock } from '../server/system/clock';
import { type Config, ConfigError, readConfig } from '../server/system/config';
import { createVault } from '../server/system/vault';

const MEGABYTE = 1_048_576;

/** The keys that seal two-step keys are in no backup: whoever has both has the keys in plain words. */
const keyPlace = ({ secretsKeys, databaseUrl, dataDir }: Config): string =>
  secretsKeys !== undefined || databaseUrl !== undefined ? 'SECRETS_KEY' : join(dataDir, SECRETS_FILE);

/** What a restored house still lacks before it can start. */
function missingKeys(config: Config, needed: readonly string[]): string {
  const [first, ...rest] = [
    ...(config.secretsKeys ?? []),
    ...(config.databaseUrl === undefined ? (secretsOf(config.dataDir) ?? []) : []),
  ];
  const here = first === undefined ? null : createVault([first, ...rest]).ids;
  const missing = needed.filter((id) => !here?.has(id));
  if (missing.length === 0) return '';
  return `\nKunci rahasia ${missing.join(', ')} belum ada di sini: taruh di ${keyPlace(config)} sebelum mulai. (The secret key of the old house is not here yet: put it into ${keyPlace(config)} before the start.)`;
}

async function run(command: string, file: string | undefined): Promise<string> {
  const config = readConfig(process.env);
  const place = config.databaseUrl ? 'DATABASE_URL' : relative(process.cwd(), config.dataDir) || '.';
  if (command === 'backup') {
    const path = await backup(config, systemClock, file);
    const size = (statSync(path).size / MEGABYTE).toFixed(1);
    return `Cadangan: ${path} (${size} MB)\nKunci rahasia tidak ada di dalamnya: simpan juga ${keyPlace(config)}, di tempat lain. (The secret key is not in it: keep ${keyPlace(config)} too, in another place.)`;
  }
  if (file === undefined) throw new ConfigError('npm run restore -- <file>');
  const needed = await restore(config, systemClock, file);
  return `Dipulihkan ke ${place}. Rantai dan seed lama tidak dipakai lagi; pemain masuk lagi. (Restored: old chains and seeds are given up; players sign in again.)${missingKeys(config, needed)}`;
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
