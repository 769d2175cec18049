/** Two-step keys lie sealed in the store, on both engines, and a house of an older release has its own sealed at its first start. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretsKeyMissingError } from '../../server/accounts/sealing';
import { createFactors } from '../../server/accounts/factors';
import { totpAt } from '../../server/accounts/totp';
import { backup, restore } from '../../server/backup';
import { openStore } from '../../server/store/open';
import { SECRETS_FILE } from '../../server/store/secrets-key';
import { readConfig } from '../../server/system/config';
import { systemEntropy } from '../../server/system/entropy';
import { createVault, SealError, type Vault } from '../../server/system/vault';
import { openVault } from '../../server/vault';
import { testEngines, type TestStore } from './engines';
import { realClock } from './realtime-kit';

const NOW = 1_763_700_000_000;
const STEP_MS = 30_000;
/** Of an older release: base32, plain. */
const PLAIN = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const clock = { now: () => NOW, at: () => () => {} };
const keyText = () => randomBytes(32).toString('base64');
const none = undefined as never;

describe.each(testEngines('sealed-factors'))('two-step keys on $name', (engine) => {
  let store: TestStore;
  beforeEach(async () => (store = await engine.open()));
  afterEach(() => store.close());

  const env = (SECRETS_KEY?: string) => ({ ...store.env, ...(SECRETS_KEY !== undefined && { SECRETS_KEY }) });
  const vaultBy = (key: string) => openVault(store, readConfig(env(key)));
  const factors = (vault: Vault) =>
    createFactors({
      store,
      clock,
      entropy: systemEntropy(realClock),
      vault,
      codes: none,
      hashing: none,
      secrets: none,
      events: none,
    });
  const player = (id: string, totp_key = '') =>
    store.db
      .insertInto('users')
      .values({
        id,
        phone: `62812${id}`,
        name: id,
        name_key: id,
        avatar: 'a1',
        password_hash: '',
        created_at: NOW,
        status: 'active',
        mfa: totp_key === '' ? '' : 'totp',
        totp_key,
      })
      .execute();
  const row = (id: string) => store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const code = totpAt(PLAIN, NOW / STEP_MS);

  it('are nowhere in the store in plain words once an app was set up', async () => {
    const vault = await vaultBy(keyText());
    await player('ana');
    const key = await factors(vault).newKey('ana');
    const { totp_pending } = await row('ana');
    expect(totp_pending).not.toContain(key);
    expect(vault.open('ana', totp_pending)).toBe(key);
    const folder = store.env.DATA_DIR;
    const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.startsWith('lintang.db'));
    expect(files.length > 0).toBe(engine.name === 'sqlite');
    for (const name of files) expect(readFileSync(join(folder, name)).includes(key), name).toBe(false);
  });

  it('of an older release are sealed at the first start, leave no trace, and go on working', async () => {
    await player('ana', PLAIN);
    // Longer rows are moved to other pages: what they were stays behind in free space.
    for (let n = 0; n < 60; n += 1) await player(`${n}`, PLAIN);
    const vault = await vaultBy(keyText());
    const { totp_key } = await row('ana');
    expect(totp_key).toContain(vault.current);
    const folder = store.env.DATA_DIR;
    if (folder !== '')
      for (const name of readdirSync(folder).filter((file) => file.startsWith('lintang.db')))
        expect(readFileSync(join(folder, name)).includes(PLAIN), name).toBe(false);
    expect(await factors(vault).useTotp({ id: 'ana', totp_key }, code)).toBe(true);
    expect(await factors(vault).useTotp({ id: 'ana', totp_key }, code)).toBe(false);
  });

  it('open for the player that they were sealed for alone', async () => {
    await player('ana', PLAIN);
    await player('budi');
    const vault = await vaultBy(keyText());
    const { totp_key } = await row('ana');
    await expect(factors(vault).useTotp({ id: 'budi', totp_key }, code)).rejects.toThrow(SealError);
  });

  it('are sealed anew by the key that is named first, and the one before may go', async () => {
    await player('ana', PLAIN);
    const [old, next] = [keyText(), keyText()];
    const before = await vaultBy(old);
    const after = await vaultBy(`${next},${old}`);
    const { totp_key } = await row('ana');
    expect(totp_key).toContain(after.current);
    expect(after.current).not.toBe(before.current);
    expect((await vaultBy(next)).open('ana', totp_key)).toBe(PLAIN);
  });

  it('that nobody here can open keep the house shut, in words, and are left as they are', async () => {
    await player('ana', PLAIN);
    const key = keyText();
    const vault = await vaultBy(key);
    const kept = await row('ana');
    await expect(vaultBy(keyText())).rejects.toThrow(/tidak ada di sini[^]*is not here/);
    await expect(vaultBy(keyText())).rejects.toThrow(SecretsKeyMissingError);
    if (engine.name === 'sqlite') {
      // No key at all: one that is made now would open nothing.
      await expect(openVault(store, readConfig(env()))).rejects.toThrow(vault.current);
      expect(readdirSync(store.env.DATA_DIR)).not.toContain(SECRETS_FILE);
    } else await expect(openVault(store, readConfig(env()))).rejects.toThrow('DATABASE_URL needs SECRETS_KEY');
    expect(await row('ana')).toEqual(kept);
    await vaultBy(key);
  });
});

describe('a data directory', () => {
  const folders: string[] = [];
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'lintang-sealed-')));
    return folders.at(-1) ?? '';
  };
  afterEach(() => folders.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true })));
  const open = async (dataDir: string) => {
    const store = await openStore({ dataDir });
    return openVault(store, { dataDir }).finally(() => store.close());
  };

  it('makes a key of its own, for its owner alone, and keeps it', async () => {
    const dataDir = folder();
    const { current } = await open(dataDir);
    const path = join(dataDir, SECRETS_FILE);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await open(dataDir)).current).toBe(current);
    // Given one from outside it goes on opening what its own has sealed.
    const store = await openStore({ dataDir });
    const given = readConfig({ DATA_DIR: dataDir, SECRETS_KEY: keyText() });
    expect((await openVault(store, given)).ids.has(current)).toBe(true);
    await store.close();
    chmodSync(path, 0o600);
    writeFileSync(path, 'not a key');
    await expect(open(dataDir)).rejects.toThrow(/bukan kunci rahasia[^]*no secret key/);
  });

  it('is restored without its key, says which it needs, and opens once that is beside it', async () => {
    const home = folder();
    const vault = await open(home);
    const store = await openStore({ dataDir: home });
    await store.db
      .insertInto('users')
      .values({
        id: 'ana',
        phone: '62812',
        name: 'ana',
        name_key: 'ana',
        avatar: 'a1',
        password_hash: '',
        created_at: NOW,
        status: 'active',
        mfa: 'totp',
        totp_key: vault.seal('ana', PLAIN),
      })
      .execute();
    await store.close();
    const file = join(folder(), 'cadangan');
    await backup({ dataDir: home }, realClock, file);
    expect(readFileSync(file).includes(PLAIN)).toBe(false);

    const away = folder();
    expect(await restore({ dataDir: away }, realClock, file)).toEqual([vault.current]);
    await expect(open(away)).rejects.toThrow(SecretsKeyMissingError);
    writeFileSync(join(away, SECRETS_FILE), readFileSync(join(home, SECRETS_FILE)), { mode: 0o600 });
    expect((await open(away)).current).toBe(vault.current);
    // The key may lie there before.
    const early = folder();
    writeFileSync(join(early, SECRETS_FILE), readFileSync(join(home, SECRETS_FILE)), { mode: 0o600 });
    await restore({ dataDir: early }, realClock, file);
    expect((await open(early)).current).toBe(vault.current);
  });
});

it('keys are 32 bytes in base64 or hex, and anything else is named at the start', () => {
  const hex = randomBytes(32);
  const read = (SECRETS_KEY: string) => readConfig({ SECRETS_KEY }).secretsKeys;
  expect(read(hex.toString('hex'))).toEqual([hex]);
  expect(read(`${hex.toString('base64')}, ${hex.toString('hex')}`)).toEqual([hex, hex]);
  for (const bad of ['short', 'ab'.repeat(31), `${'ab'.repeat(32)},x`, ','])
    expect(() => read(bad), bad).toThrow('SECRETS_KEY must be 32 bytes');
  expect(createVault([hex]).current).not.toBe(createVault([randomBytes(32)]).current);
});
