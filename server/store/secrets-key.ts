import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecretKeys, SECRET_KEY_BYTES } from '../system/vault';
import { writeWhole } from './backup/files';
import { StoreUnusableError } from './unusable';

/** Where a data directory keeps the key that its secrets are sealed by, unless SECRETS_KEY is given. It is in no backup. */
export const SECRETS_FILE = 'secrets.key';

type Keys = NonNullable<ReturnType<typeof readSecretKeys>>;

/**
 * The keys of a data directory's file; null without one.
 * @throws StoreUnusableError for a file that holds none
 */
export function secretsOf(dataDir: string): Keys | null {
  const path = join(dataDir, SECRETS_FILE);
  if (!existsSync(path)) return null;
  const keys = readSecretKeys(readFileSync(path, 'utf8'));
  if (keys === null)
    throw new StoreUnusableError(
      `"${path}" bukan kunci rahasia: 32 byte dalam base64 atau hex, satu per baris.`,
      `"${path}" is no secret key: 32 bytes in base64 or hex, one a line.`,
    );
  return keys;
}

/** Puts keys into a data directory's file, the one that seals first, for its owner alone. */
export const keepSecrets = (dataDir: string, keys: Keys): Promise<void> =>
  writeWhole(join(dataDir, SECRETS_FILE), async (part) =>
    writeFileSync(part, keys.map((key) => `${key.toString('base64')}\n`).join('')),
  );

export const newSecret = (): Buffer => randomBytes(SECRET_KEY_BYTES);

/** Makes the key of a data directory that has none. */
export async function makeSecrets(dataDir: string): Promise<Keys> {
  const keys = [newSecret()] as const;
  await keepSecrets(dataDir, keys);
  return keys;
}
