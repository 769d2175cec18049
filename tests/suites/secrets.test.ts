/** What becomes of the keys that seal: nodes that do not share one, one that is replaced, one that is lost, and a house that was killed before traces of the old were wiped. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealKeys, SecretsKeyMissingError } from '../../server/accounts/sealing';
import type { Store } from '../../server/ports';
import { liftLost } from '../../server/secrets';
import { openStore } from '../../server/store/open';
import { keepSecrets, SECRETS_FILE, secretsOf } from '../../server/store/secrets-key';
import { readConfig } from '../../server/system/config';
import { systemEntropy } from '../../server/system/entropy';
import { createLogger } from '../../server/system/logger';
import { createVault } from '../../server/system/vault';
import { openVault } from '../../server/vault';
import { manageSecrets } from '../../tools/secrets-store';
import { testEngines, type TestStore } from './engines';
import { realClock } from './realtime-kit';

const NOW = 1_763_700_000_000;
/** Of an older release: base32, plain. */
const PLAIN = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const keyText = () => randomBytes(32).toString('base64');
const keyOf = (text: string) => createVault([Buffer.from(text, 'base64')]);

const player = (store: Store, id: string, set: { mfa?: 'totp' | 'email'; totp_key?: string; totp_pending?: string }) =>
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
      recovery_salt: 'salt',
      ...set,
    })
    .execute();
const row = (store: Store, id: string) =>
  store.db
    .selectFrom('users')
    .select(['mfa', 'totp_key', 'totp_pending', 'recovery_salt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe.each(testEngines('secrets'))('the key of a house on $name', (engine) => {
  let store: TestStore;
  beforeEach(async () => (store = await engine.open()));
  afterEach(() => store.close());
  const config = (SECRETS_KEY: string) => readConfig({ ...store.env, SECRETS_KEY });
  const start = (key: string) => openVault(store, config(key));
  const lift = (key: string) =>
    liftLost(
      { store, clock: realClock, entropy: systemEntropy(realClock), logger: createLogger('silent') },
      config(key),
    );

  it('is the same on every node, also while nothing is sealed by it', async () => {
    const [mine, other] = [keyText(), keyText()];
    await start(mine);
    await start(mine);
    if (engine.name === 'sqlite') {
      // It has no other nodes, and nothing is lost.
      await start(other);
      return;
    }
    await expect(start(other)).rejects.toThrow(SecretsKeyMissingError);
    await expect(start(other)).rejects.toThrow(/SECRETS_KEY yang sama[^]*the same SECRETS_KEY/);
    // One at a time: both keys first, then the new one in front; whoever has the old one alone is refused from then on.
    await start(`${mine},${other}`);
    await start(`${other},${mine}`);
    await expect(start(mine)).rejects.toThrow(keyOf(other).current);
    await start(other);
    // Lost before anything was sealed by it.
    const third = keyText();
    await expect(start(third)).rejects.toThrow(SecretsKeyMissingError);
    expect(await lift(third)).toBe(0);
    await start(third);
  });

  it('when lost takes two steps from those whose it sealed, who are told, and from nobody else', async () => {
    const [lost, here] = [keyText(), keyText()];
    const [before, after] = [keyOf(lost), keyOf(here)];
    await player(store, 'ana', { mfa: 'totp', totp_key: before.seal('ana', PLAIN) });
    await player(store, 'budi', { mfa: 'totp', totp_key: after.seal('budi', PLAIN) });
    await player(store, 'citra', { mfa: 'email', totp_pending: before.seal('citra', PLAIN) });
    await store.db
      .insertInto('recovery_codes')
      .values(['ana', 'budi', 'citra'].map((user_id) => ({ user_id, code_hash: `of ${user_id}` })))
      .execute();
    await expect(start(here)).rejects.toThrow(/npm run secrets -- lift/);
    const budi = await row(store, 'budi');

    expect(await lift(here)).toBe(1);
    expect(await row(store, 'ana')).toEqual({ mfa: '', totp_key: '', totp_pending: '', recovery_salt: '' });
    expect(await row(store, 'budi')).toEqual(budi);
    expect(await row(store, 'citra')).toEqual({ mfa: 'email', totp_key: '', totp_pending: '', recovery_salt: 'salt' });
    const codes = await store.db.selectFrom('recovery_codes').select('user_id').orderBy('user_id').execute();
    expect(codes.map(({ user_id }) => user_id)).toEqual(['budi', 'citra']);
    const told = await store.db.selectFrom('outbox').select(['listener', 'user_id', 'payload']).execute();
    expect(told.map(({ listener, user_id }) => `${listener} ${user_id}`).sort()).toEqual(['inbox ana', 'security ana']);
    const log = await store.db.selectFrom('operator_log').select(['actor', 'act', 'subject']).execute();
    expect(log).toEqual([{ actor: 'console', act: 'person.resetMfa', subject: 'ana' }]);

    expect(await lift(here)).toBe(0);
    expect((await start(here)).open('budi', budi.totp_key)).toBe(PLAIN);
  });
});

describe('npm run secrets, on a data directory', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'lintang-secrets-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const inHouse = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore({ dataDir });
    return work(store).finally(() => store.close());
  };
  const started = () => inHouse((store) => openVault(store, readConfig(env())));
  const current = () => createVault(secretsOf(dataDir) ?? [Buffer.alloc(32)]).current;
  const withAna = async () => {
    const vault = await started();
    await inHouse((store) => player(store, 'ana', { mfa: 'totp', totp_key: vault.seal('ana', PLAIN) }));
    return vault;
  };

  it('renews its key, and the old one is nowhere any more', async () => {
    const before = await withAna();
    const old = readFileSync(join(dataDir, SECRETS_FILE), 'utf8');
    const { code, lines } = await manageSecrets(env(), ['renew']);
    expect([code, lines[0]]).toEqual([0, `Disegel dengan / sealed by ${current()}`]);
    expect(current()).not.toBe(before.current);
    expect(readFileSync(join(dataDir, SECRETS_FILE), 'utf8')).not.toContain(old.trim());
    const { totp_key } = await inHouse((store) => row(store, 'ana'));
    expect((await started()).open('ana', totp_key)).toBe(PLAIN);
  });

  it('killed while it renews it, opens by whichever sealed', async () => {
    const before = await withAna();
    const old = secretsOf(dataDir) ?? [Buffer.alloc(32)];
    await keepSecrets(dataDir, [randomBytes(32), ...old]);
    const after = await started();
    expect(after.current).not.toBe(before.current);
    const { totp_key } = await inHouse((store) => row(store, 'ana'));
    expect(after.open('ana', totp_key)).toBe(PLAIN);
  });

  it('leaves no trace of what was there before in the file, though the house was killed before it had wiped it', async () => {
    const vault = keyOf(keyText());
    await inHouse(async (store) => {
      for (let n = 0; n < 60; n += 1) await player(store, `${n}`, { mfa: 'totp', totp_key: PLAIN });
      // Whatever follows the commit fails, as in a process that is not there any more.
      await expect(sealKeys({ ...store, db: undefined as never }, vault)).rejects.toThrow('cannot be compiled');
    });
    const traces = () =>
      readdirSync(dataDir).filter(
        (name) => name.startsWith('lintang.db') && readFileSync(join(dataDir, name)).includes(PLAIN),
      );
    expect(traces()).not.toEqual([]);
    await inHouse((store) => sealKeys(store, vault));
    expect(traces()).toEqual([]);
    const unwiped = await inHouse((store) => store.db.selectFrom('sealing').select('unwiped').execute());
    expect(unwiped).toEqual([{ unwiped: 0n }]);
  });

  it('lifts two steps only after it has said from how many, and a lost key is not renewed', async () => {
    const lost = await withAna();
    rmSync(join(dataDir, SECRETS_FILE));
    const asked = await manageSecrets(env(), ['lift']);
    expect(asked.code).toBe(1);
    expect(asked.lines.join(' ')).toContain(`1 accounts will lose their second step: it is sealed by ${lost.current}`);
    expect(existsSync(join(dataDir, SECRETS_FILE))).toBe(false);
    const renewed = await manageSecrets(env(), ['renew']);
    expect([renewed.code, renewed.lines.join(' ')]).toEqual([1, expect.stringContaining(lost.current)]);
    writeFileSync(join(dataDir, SECRETS_FILE), `${keyText()}\n`, { mode: 0o600 });
    const wrong = readFileSync(join(dataDir, SECRETS_FILE), 'utf8');
    expect((await manageSecrets(env(), ['renew'])).code).toBe(1);
    expect(readFileSync(join(dataDir, SECRETS_FILE), 'utf8')).toBe(wrong);

    expect(await manageSecrets(env(), ['lift', 'yes'])).toMatchObject({ code: 0 });
    await started();
    expect((await inHouse((store) => row(store, 'ana'))).mfa).toBe('');
    expect(await manageSecrets(env(), ['lift'])).toMatchObject({
      code: 0,
      lines: [expect.stringContaining('no account has lost its key')],
    });
  });

  it('says how it is used, and what is in its way', async () => {
    for (const words of [[], ['show'], ['renew', 'yes'], ['lift', 'no'], ['lift', 'yes', 'yes']])
      expect((await manageSecrets(env(), words)).code, words.join(' ')).toBe(2);
    await inHouse(async () => expect((await manageSecrets(env(), ['renew'])).code).toBe(2));
  });
});
