import { sealingKeys, SecretsKeyMissingError, sealKeys } from './accounts/sealing';
import type { Store } from './ports';
import { makeSecrets, secretsOf } from './store/secrets-key';
import { type Config, ConfigError } from './system/config';
import { createVault, type Vault } from './system/vault';

export type Secrets = Pick<Config, 'secretsKeys' | 'databaseUrl' | 'dataDir'>;

/** Nodes on one PostgreSQL have no directory in common, and a key beside the dump of a database would be no secret. @throws ConfigError */
export function expectSecretsKey({ databaseUrl, secretsKeys }: Pick<Secrets, 'databaseUrl' | 'secretsKeys'>): void {
  if (databaseUrl !== undefined && secretsKeys === undefined)
    throw new ConfigError(
      'DATABASE_URL needs SECRETS_KEY: 32 bytes in base64 or hex, the same on every node (openssl rand -base64 32). Keep it safe: it is in no backup',
    );
}

/**
 * The vault of a house, with all that its store has sealed under its first key. A data directory gets a key of its own when none is given and nothing is sealed yet.
 * @throws ConfigError on PostgreSQL without SECRETS_KEY; StoreUnusableError where the store was sealed by a key that is not here
 */
export async function openVault(store: Store, config: Secrets): Promise<Vault> {
  const vault = keysOf(config) ?? createVault(await firstKey(store, config.dataDir));
  await sealKeys(store, vault);
  return vault;
}

/** The vault of all keys that are here; null where there is none yet. @throws ConfigError on PostgreSQL without SECRETS_KEY */
export function keysOf(config: Secrets): Vault | null {
  expectSecretsKey(config);
  const kept = config.databaseUrl === undefined ? (secretsOf(config.dataDir) ?? []) : [];
  const [first, ...rest] = [...(config.secretsKeys ?? []), ...kept];
  return first === undefined ? null : createVault([first, ...rest]);
}

async function firstKey(store: Store, dataDir: string) {
  const { ids, players } = await sealingKeys(store.db);
  // A new key would open none of them, and say so to each player as a wrong code.
  if (ids.size > 0) throw new SecretsKeyMissingError([...ids], players);
  return makeSecrets(dataDir);
}
