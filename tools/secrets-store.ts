import type { Store } from '../server/ports';
import { liftLost, lostKeys, renewKey } from '../server/secrets';
import { openStore } from '../server/store/open';
import { StoreUnusableError } from '../server/store/unusable';
import { systemClock } from '../server/system/clock';
import { type Config, ConfigError, readConfig } from '../server/system/config';
import { systemEntropy } from '../server/system/entropy';
import { createLogger } from '../server/system/logger';

interface Said {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const USAGE = 'npm run secrets -- renew | lift | lift yes';

async function renew(store: Store, config: Config): Promise<Said> {
  const vault = await renewKey(store, config);
  const rest =
    config.secretsKeys === undefined
      ? 'Kunci yang lama sudah dibuang; simpan salinan secrets.key yang baru / the old key is gone; keep a copy of the new secrets.key'
      : 'Kunci lain di SECRETS_KEY boleh dibuang kalau semua node sudah mulai dengan yang pertama / the other keys of SECRETS_KEY may go once every node has started with the first';
  return { code: 0, lines: [`Disegel dengan / sealed by ${vault.current}`, rest] };
}

async function lift(store: Store, config: Config, sure: boolean): Promise<Said> {
  const { ids, rows } = await lostKeys(store, config);
  const count = rows.filter(({ totp_key }) => totp_key !== '').length;
  if (!sure && rows.length > 0)
    return {
      code: 1,
      lines: [
        `${count} akun kehilangan langkah kedua: kuncinya disegel dengan ${ids.join(', ')}, yang tidak ada di sini. Kalau kunci itu benar-benar hilang: npm run secrets -- lift yes`,
        `${count} accounts will lose their second step: it is sealed by ${ids.join(', ')}, which is not here. If that key is lost for good: npm run secrets -- lift yes`,
      ],
    };
  const lifted = await liftLost(
    { store, clock: systemClock, entropy: systemEntropy(systemClock), logger: createLogger(config.logLevel) },
    config,
  );
  if (lifted === 0)
    return {
      code: 0,
      lines: [
        'Tidak ada akun yang kuncinya hilang: tidak ada yang diubah / no account has lost its key: none was changed',
      ],
    };
  return {
    code: 0,
    lines: [`${lifted} akun tanpa langkah kedua lagi, dan diberi tahu / accounts without a second step now, and told`],
  };
}

/**
 * `npm run secrets`: what seals two-step keys, on the store that DATABASE_URL or DATA_DIR names. `renew` seals by a new key; `lift` takes two steps from those whose key is lost, after saying how many
 * they are. A directory of our own must not be in use.
 * @returns code 1 for what was refused or waits for a yes, 2 for what was not understood or cannot be reached
 */
export async function manageSecrets(
  env: Readonly<Record<string, string | undefined>>,
  [command, sure, ...rest]: readonly string[],
): Promise<Said> {
  const isKnown =
    (command === 'renew' && sure === undefined) || (command === 'lift' && [undefined, 'yes'].includes(sure));
  if (!isKnown || rest.length > 0) return { code: 2, lines: [USAGE] };
  let store: Store;
  let config: Config;
  try {
    config = readConfig(env);
    store = await openStore(config);
  } catch (error) {
    if (error instanceof StoreUnusableError || error instanceof ConfigError) return { code: 2, lines: [error.message] };
    throw error;
  }
  try {
    return await (command === 'renew' ? renew(store, config) : lift(store, config, sure === 'yes'));
  } catch (error) {
    if (error instanceof StoreUnusableError || error instanceof ConfigError) return { code: 1, lines: [error.message] };
    throw error;
  } finally {
    await store.close();
  }
}
