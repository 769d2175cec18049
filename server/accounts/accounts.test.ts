import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../tests/suites/engines';
import { CODE, CodeError } from '../../contract/errors';
import { createDepositGuard } from '../fairplay/deposits';
import { KINDS } from '../kinds';
import { createLedger } from '../ledger/ledger';
import { sandboxMailer } from '../mailer/sandbox';
import type { Ledger, Store } from '../ports';
import { systemEntropy } from '../system/entropy';
import { createAccounts } from './accounts';
import type { Accounts, Origin } from './accounts';
import { avatarOf, normalPhone } from './identity';
import { testVault } from '../system/vault.fixture';

const MINUTE = 60_000;
const DAY = 86_400_000;
const FAST = { memoryCost: 8, timeCost: 1 };

/** A promise's refusal code, or null when it was not refused. */
const refusal = (work: Promise<unknown>): Promise<number | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CodeError) return error.code;
      throw error;
    },
  );

describe.each(testEngines('accounts'))('accounts on $name', ({ open }) => {
  let now = 1_763_700_000_000;
  const clock = { now: () => now, at: () => () => {} };
  let store: Store;
  let ledger: Ledger;
  let accounts: Accounts;
  let serial = 0;
  /** A phone, a name and an address that no other test uses. */
  let phone: string;
  let name: string;
  let ip: string;

  const fresh = () =>
    createAccounts({
      events: { publish: () => Promise.resolve() },
      store,
      ledger,
      deposits: createDepositGuard({ store, clock }),
      clock,
      entropy: systemEntropy(clock),
      mailer: sandboxMailer,
      vault: testVault,
      hashCost: FAST,
    });
  /** A browser that no account knows, at an address. */
  const from = (address: string): Origin => ({
    ip: address,
    payer: address,
    local: false,
    clientId: 'client',
    device: '',
    agent: '',
  });
  const signUp = async (over: Partial<{ phone: string; name: string; password: string }> = {}) =>
    (await accounts.register({ phone, name, password: 'rembulan47x', adult: true, ...over }, from(ip))).session;
  const login = async (body: { account: string; password: string }, address: string) =>
    (await accounts.login(body, from(address))).session;
  const sendCode = (to: string, address: string) => accounts.sendCode(to, from(address));

  beforeAll(async () => {
    store = await open();
    ledger = createLedger({ store, clock, kinds: KINDS });
  });
  afterAll(() => store.close());
  beforeEach(() => {
    serial += 1;
    phone = `0812${String(serial).padStart(8, '0')}`;
    name = `Pemain_${serial}`;
    ip = `10.0.0.${serial}`;
    accounts = fresh();
  });

  test('a session that ended on another node counts no longer here once that node has said so', async () => {
    const { token, user } = await signUp();
    const other = fresh();
    await other.authenticate(token);
    await accounts.logout(token);
    other.forget.token(token);
    expect(await other.authenticate(token)).toBeNull();

    const again = await login({ account: name, password: 'rembulan47x' }, ip);
    await other.authenticate(again.token);
    await store.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    other.forget.player(user.id);
    expect(await other.authenticate(again.token)).toBeNull();
  });

  test('signing up opens a session and grants the play credit once', async () => {
    const session = await signUp();
    expect(session.user).toMatchObject({ name, phone: `62${phone.slice(1)}`, balance: 1_000_000, createdAt: now });
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect(session.expiresAt).toBe(now + 400 * DAY);
    expect(await accounts.authenticate(session.token)).toEqual({
      id: session.user.id,
      name,
      avatar: avatarOf(session.user.id),
      role: 'player',
      confirmedAt: 0,
      session: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect(await ledger.audit()).toEqual([]);
  });

  test('the store holds neither the token nor the password', async () => {
    const { token } = await signUp();
    const held = JSON.stringify(
      [
        await store.db.selectFrom('sessions').selectAll().execute(),
        await store.db.selectFrom('users').selectAll().execute(),
      ],
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(held).not.toContain(token);
    expect(held).not.toContain('rembulan47x');
    expect(held).toContain('$argon2id$');
  });

  test('a phone and a name are taken once, however they are written: 7017, 7010', async () => {
    await signUp();
    expect(await accounts.checkPhone(`+62${phone.slice(1)}`, from(ip))).toEqual({ available: false });
    expect(await refusal(signUp({ phone: `+62${phone.slice(1)}`, name: 'other_name' }))).toBe(CODE.phoneExists);
    expect(await refusal(signUp({ phone: '081299999999', name: name.toUpperCase() }))).toBe(CODE.userExists);
    expect(await accounts.checkPhone('081299999999', from(ip))).toEqual({ available: true });
  });

  test('of two sign-ups at once with one phone, one wins and one credit is granted', async () => {
    const codes = await Promise.all([refusal(signUp()), refusal(signUp({ name: `${name}b` }))]);
    expect(codes.sort()).toEqual([CODE.phoneExists, null].sort());
  });

  test('a name that reads as a phone number is refused, so that nobody can sit on another one’s login', async () => {
    expect(await refusal(signUp({ name: '081234567890' }))).toBe(CODE.parameter);
  });

  test('logging in takes the phone in any form, or the name in any case', async () => {
    const { user } = await signUp();
    for (const account of [phone, `+62${phone.slice(1)}`, `62${phone.slice(1)}`, name, name.toUpperCase()]) {
      const session = await login({ account, password: 'rembulan47x' }, ip);
      expect(session.user.id).toBe(user.id);
    }
  });

  test('an unknown account and a wrong password get the same answer: 7021', async () => {
    await signUp();
    expect(await refusal(login({ account: phone, password: 'wrong' }, ip))).toBe(CODE.invalidCredentials);
    expect(await refusal(login({ account: 'nobody_here', password: 'wrong' }, ip))).toBe(CODE.invalidCredentials);
  });

  test('after 5 wrong passwords the right one is refused too (667), by phone or by name, for 15 minutes', async () => {
    await signUp();
    const guess = (account: string, password = 'wrong') => refusal(login({ account, password }, ip));
    for (let i = 0; i < 5; i++) expect(await guess(i % 2 ? phone : name)).toBe(CODE.invalidCredentials);
    expect(await guess(phone, 'rembulan47x')).toBe(CODE.tooFrequent);
    expect(await guess(name, 'rembulan47x')).toBe(CODE.tooFrequent);
    now += 15 * MINUTE;
    expect(await guess(phone, 'rembulan47x')).toBeNull();
  });

  test('guesses sent all at once are no more than guesses one by one', async () => {
    await signUp();
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => refusal(login({ account: phone, password: 'wrong' }, ip))),
    );
    expect(codes.filter((code) => code === CODE.invalidCredentials).length).toBeLessThanOrEqual(5);
  });

  test('an address that many share is not locked by what fails there', async () => {
    await signUp();
    for (let i = 0; i < 60; i++)
      expect(await refusal(login({ account: `ghost_${serial}_${i}`, password: 'x' }, ip))).toBe(
        CODE.invalidCredentials,
      );
    expect(await refusal(login({ account: phone, password: 'rembulan47x' }, ip))).toBeNull();
  });

  test('a right password forgets the wrong ones before it', async () => {
    await signUp();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await refusal(login({ account: phone, password: 'wrong' }, ip));
      expect(await refusal(login({ account: phone, password: 'rembulan47x' }, ip))).toBeNull();
    }
  });

  test('forged tokens are nobody', async () => {
    const { token } = await signUp();
    for (const forged of ['', 'x', `${token}x`, token.slice(0, -1), token.toLowerCase(), 'a'.repeat(43)]) {
      if (forged !== token) expect(await accounts.authenticate(forged)).toBeNull();
    }
  });

  test('logging out ends this session at once, and only this one', async () => {
    const first = await signUp();
    const second = await login({ account: phone, password: 'rembulan47x' }, ip);
    await accounts.authenticate(first.token);
    await accounts.logout(first.token);
    expect(await accounts.authenticate(first.token)).toBeNull();
    expect(await accounts.authenticate(second.token)).not.toBeNull();
  });

  test('a session lives 400 days from the last visit', async () => {
    const { token, user } = await signUp();
    const player = { id: user.id, name: user.name, avatar: user.avatar };
    now += 399 * DAY;
    await accounts.me(player, token);
    now += 399 * DAY;
    expect(await fresh().authenticate(token)).not.toBeNull();
    now += DAY;
    expect(await accounts.authenticate(token)).toBeNull();
    expect(await fresh().authenticate(token)).toBeNull();
  });

  test('a banned account cannot log in (7001), and its sessions end within seconds', async () => {
    const { token, user } = await signUp();
    await accounts.authenticate(token);
    await store.db.updateTable('users').set({ status: 'banned' }).where('id', '=', user.id).execute();
    expect(await refusal(login({ account: phone, password: 'rembulan47x' }, ip))).toBe(CODE.accountInactive);
    now += 5_000;
    expect(await accounts.authenticate(token)).toBeNull();
  });

  describe('resetting the password', () => {
    const reset = (code: string | undefined, password = 'barubaru2') =>
      refusal(accounts.resetPassword({ phone, code: code ?? '', password }, from(ip)));

    test('takes the code once, ends every session and forgets failed logins', async () => {
      const { token } = await signUp();
      await accounts.authenticate(token);
      for (let i = 0; i < 5; i++) await refusal(login({ account: phone, password: 'wrong' }, ip));
      const { sandboxCode, retryAfterMs } = await sendCode(phone, ip);
      expect(retryAfterMs).toBe(MINUTE);
      expect(sandboxCode).toMatch(/^\d{6}$/);
      expect(await reset(sandboxCode)).toBeNull();
      expect(await accounts.authenticate(token)).toBeNull();
      expect(await refusal(login({ account: phone, password: 'rembulan47x' }, ip))).toBe(CODE.invalidCredentials);
      expect(await refusal(login({ account: phone, password: 'barubaru2' }, ip))).toBeNull();
      expect(await reset(sandboxCode)).toBe(CODE.codeInvalid);
    });

    test('refuses a password that everybody would try, before the code is spent', async () => {
      await signUp();
      const { sandboxCode } = await sendCode(phone, ip);
      expect(await reset(sandboxCode, 'Password123')).toBe(CODE.commonPassword);
      expect(await reset(sandboxCode)).toBeNull();
    });

    test('allows five tries at a code, then not even the right one', async () => {
      await signUp();
      const { sandboxCode = '' } = await sendCode(phone, ip);
      const wrong = sandboxCode === '000000' ? '000001' : '000000';
      for (let i = 0; i < 5; i++) expect(await reset(wrong)).toBe(CODE.codeInvalid);
      expect(await reset(sandboxCode)).toBe(CODE.codeInvalid);
    });

    test('lets only one of two uses at once through', async () => {
      await signUp();
      const { sandboxCode } = await sendCode(phone, ip);
      const codes = await Promise.all([reset(sandboxCode), reset(sandboxCode)]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
    });

    test('refuses a code after 10 minutes, one that a newer replaced, and one for a phone without an account', async () => {
      const unknown = await sendCode(phone, ip);
      expect(await reset(unknown.sandboxCode)).toBe(CODE.codeInvalid);
      await signUp();
      now += MINUTE;
      const old = await sendCode(phone, ip);
      now += 10 * MINUTE;
      expect(await reset(old.sandboxCode)).toBe(CODE.codeInvalid);
      const replaced = await sendCode(phone, ip);
      now += MINUTE;
      const current = await sendCode(phone, ip);
      if (replaced.sandboxCode !== current.sandboxCode)
        expect(await reset(replaced.sandboxCode)).toBe(CODE.codeInvalid);
      expect(await reset(current.sandboxCode)).toBeNull();
    });

    test('sends at most a hundred codes to one address, whatever the phones', async () => {
      const ask = (i: number, from: string) =>
        refusal(sendCode(`0899${String(serial * 1_000 + i).padStart(8, '0')}`, from));
      for (let i = 0; i < 100; i++) expect(await ask(i, ip)).toBeNull();
      expect(await ask(100, ip)).toBe(CODE.tooFrequent);
      expect(await ask(101, `${ip}9`)).toBeNull();
      now += 10_000;
      expect(await ask(102, ip)).toBeNull();
    });

    test('sends one code a minute and ten a day to a phone: 667', async () => {
      const burst = await Promise.all([0, 1, 2].map(() => refusal(sendCode(phone, ip))));
      expect(burst.filter((code) => code === null)).toHaveLength(1);
      for (let i = 0; i < 9; i++) {
        now += MINUTE - 1;
        expect(await refusal(sendCode(phone, ip))).toBe(CODE.tooFrequent);
        now += 1;
        expect(await refusal(sendCode(phone, ip))).toBeNull();
      }
      now += MINUTE;
      expect(await refusal(sendCode(phone, ip))).toBe(CODE.tooFrequent);
      now += DAY;
      expect(await refusal(sendCode(phone, ip))).toBeNull();
    });
  });
});

describe('phone numbers', () => {
  test.each(['081234567890', '+6281234567890', '6281234567890', '0812-3456-7890', ' 0812 3456 7890 '])(
    '%s is 6281234567890',
    (text) => {
      expect(normalPhone(text)).toBe('6281234567890');
    },
  );
  test.each(['', '71234567890', '0712345678', '08123456', '08123456789012', 'abc', '+1 0812345678'])(
    '%j is none',
    (text) => {
      expect(normalPhone(text)).toBeNull();
    },
  );
});
