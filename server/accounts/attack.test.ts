import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../tests/suites/engines';
import { CODE, CodeError } from '../../contract/errors';
import { createDepositGuard } from '../fairplay/deposits';
import { KINDS } from '../kinds';
import { createLedger } from '../ledger/ledger';
import { sandboxMailer } from '../mailer/sandbox';
import type { Mailer, Store } from '../ports';
import { systemEntropy } from '../system/entropy';
import { createAccounts } from './accounts';
import type { Accounts, Origin } from './accounts';
import { CODES_PER_ACCOUNT, CODES_PER_DAY, CODES_PER_IP } from './codes';
import { REGISTRATIONS_PER_ADDRESS } from './register';
import { testVault } from '../system/vault.fixture';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PASSWORD = 'rembulan47x';

/** What came of a request: `ok`, or the code of the refusal and the seconds that it tells to wait. */
const told = (work: Promise<unknown>): Promise<'ok' | { code: number; seconds?: number }> =>
  work.then(
    () => 'ok' as const,
    (error: unknown) => {
      if (!(error instanceof CodeError)) throw error;
      const { seconds } = error.params;
      return { code: error.code, ...(seconds !== undefined && { seconds: Number(seconds) }) };
    },
  );

describe.each(testEngines('attacks on accounts'))('what strangers gain on $name', ({ open }) => {
  let now = 1_763_700_000_000;
  const clock = { now: () => now, at: () => () => {} };
  let store: Store;
  let accounts: Accounts;
  let serial = 0;
  let phone: string;
  /** The owner's browser, as it has been since signing up. */
  let home: Origin;
  let stranger: Origin;
  /** Who was near enough to be shown a code. */
  let shown: boolean[];

  const build = () => {
    shown = [];
    const mailer: Mailer = {
      ...sandboxMailer,
      sendCode(to, code, near) {
        shown.push(near);
        return sandboxMailer.sendCode(to, code, near);
      },
    };
    const ledger = createLedger({ store, clock, kinds: KINDS });
    return createAccounts({
      events: { publish: () => Promise.resolve() },
      store,
      ledger,
      deposits: createDepositGuard({ store, clock }),
      clock,
      entropy: systemEntropy(clock),
      mailer,
      vault: testVault,
      hashCost: { memoryCost: 8, timeCost: 1 },
    });
  };
  const browser = (ip: string, clientId: string, device = ''): Origin => ({
    ip,
    payer: ip,
    local: false,
    agent: '',
    clientId,
    device,
  });
  const login = (from: Origin, password = PASSWORD) => told(accounts.login({ account: phone, password }, from));
  const guess = async (from: Origin, times: number) => {
    for (let i = 0; i < times; i += 1) await login(from, `tebak${i}`);
  };
  const codeFor = async (from: Origin) => (await accounts.sendCode(phone, from)).sandboxCode ?? '';
  const reset = (from: Origin, code: string, password = 'barubaru2') =>
    told(accounts.resetPassword({ phone, code, password }, from));

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    serial += 1;
    phone = `0814${String(serial).padStart(8, '0')}`;
    accounts = build();
    const at = browser(`10.2.0.${serial}`, `home-${serial}`);
    const { device } = await accounts.register(
      { phone, name: `Korban_${serial}`, password: PASSWORD, adult: true },
      at,
    );
    home = { ...at, device };
    stranger = browser(`10.3.0.${serial}`, `stranger-${serial}`);
  });

  describe('by guessing a password', () => {
    test('five tries in a quarter of an hour, all strangers together, and are told how long to wait', async () => {
      await guess(stranger, 5);
      now += 5 * MINUTE;
      expect(await login(stranger)).toEqual({ code: CODE.tooFrequent, seconds: 600 });
      expect(await login(browser('10.4.0.1', 'another'))).toEqual({ code: CODE.tooFrequent, seconds: 600 });
      now += 10 * MINUTE;
      expect(await login(browser('10.4.0.1', 'another'))).toBe('ok');
    });

    test('nothing against the owner’s own browser, which signs in at once', async () => {
      await guess(stranger, 20);
      expect(await login(home)).toBe('ok');
    });

    test('nothing by a device that is known to an account of their own', async () => {
      const { device } = await accounts.register(
        { phone: `0815${String(serial).padStart(8, '0')}`, name: `Pencuri_${serial}`, password: PASSWORD, adult: true },
        stranger,
      );
      await guess({ ...stranger, device }, 5);
      expect(await login({ ...stranger, device })).toMatchObject({ code: CODE.tooFrequent });
      expect(await login(home)).toBe('ok');
    });

    test('a known device that guesses is held up by itself, and holds up nobody else', async () => {
      await guess(home, 5);
      expect(await login(home)).toEqual({ code: CODE.tooFrequent, seconds: 900 });
      expect(await login(stranger)).toBe('ok');
    });

    test('nothing against a reset, after which the owner’s new phone is known and signs in at once', async () => {
      const newPhone = browser(`10.5.0.${serial}`, `new-phone-${serial}`);
      await guess(stranger, 5);
      expect(await login(newPhone)).toMatchObject({ code: CODE.tooFrequent });
      const device = await accounts.resetPassword(
        { phone, code: await codeFor(newPhone), password: 'barubaru2' },
        newPhone,
      );
      await guess(stranger, 5);
      expect(await login({ ...newPhone, device }, 'barubaru2')).toBe('ok');
    });

    test('no turn before an owner’s browser, with accounts of their own at one address that all sign in at once', async () => {
      const crowd = await Promise.all(
        Array.from({ length: 16 }, async (_, i) => {
          const account = `0817${String(serial * 100 + i).padStart(8, '0')}`;
          const from = browser(`10.10.${serial}.${i}`, `crowd-${i}`);
          const newcomer = { phone: account, name: `Ramai${serial}_${i}`, password: PASSWORD, adult: true } as const;
          return { account, device: (await accounts.register(newcomer, from)).device };
        }),
      );
      const tries = crowd.flatMap(({ account, device }) =>
        Array.from({ length: 5 }, () => told(accounts.login({ account, password: PASSWORD }, { ...stranger, device }))),
      );
      expect(await login(home)).toBe('ok');
      expect(await Promise.all(tries)).toContainEqual({ code: CODE.tooFrequent, seconds: 4 });
    });

    test('no more hashes for a device that has another name after each login', async () => {
      let { device } = home;
      const again = async () => {
        ({ device } = await accounts.login({ account: phone, password: PASSWORD }, { ...home, device }));
      };
      for (let i = 0; i < 20; i += 1) await again();
      expect(await told(again())).toEqual({ code: CODE.tooFrequent, seconds: 45 });
      expect(await login(stranger)).toBe('ok');
    });

    test('no word about whether there is such an account', async () => {
      const nobody = (password: string) => told(accounts.login({ account: `hantu_${serial}`, password }, stranger));
      for (let i = 0; i < 5; i += 1) expect(await nobody(`tebak${i}`)).toEqual(await login(stranger, `tebak${i}`));
      expect(await nobody(PASSWORD)).toEqual(await login(stranger));
    });
  });

  describe('a device', () => {
    test('is known by a new token after each login, and the old one opens no count of its own', async () => {
      const { device } = await accounts.login({ account: phone, password: PASSWORD }, home);
      await guess(stranger, 5);
      expect(await login(home)).toMatchObject({ code: CODE.tooFrequent });
      expect(await login({ ...home, device })).toBe('ok');
    });

    test('that several players use is known to each of them', async () => {
      const other = `0816${String(serial).padStart(8, '0')}`;
      const sister = { phone: other, name: `Adik_${serial}`, password: PASSWORD, adult: true } as const;
      const { device } = await accounts.register(sister, home);
      await guess(stranger, 5);
      expect(await login({ ...home, device })).toBe('ok');
    });

    test('is forgotten after 400 days, by a reset elsewhere, and when ten newer ones came', async () => {
      const known = async (device: Origin) => {
        const { length } = shown;
        now += MINUTE;
        await accounts.sendCode(phone, device);
        return shown[length];
      };
      expect(await known(home)).toBe(true);
      for (let i = 0; i < 9; i += 1) {
        now += 1;
        await login(browser(`10.6.${serial}.${i}`, `device-${i}`));
      }
      expect(await known(home)).toBe(true);
      await login(browser(`10.6.${serial}.99`, 'device-99'));
      expect(await known(home)).toBe(false);

      const { device } = await accounts.login({ account: phone, password: PASSWORD }, home);
      expect(await known({ ...home, device })).toBe(true);
      now += 400 * DAY;
      expect(await known({ ...home, device })).toBe(false);

      const back = await accounts.login({ account: phone, password: PASSWORD }, home);
      expect(await reset(stranger, await codeFor(stranger))).toBe('ok');
      expect(await known({ ...home, device: back.device })).toBe(false);
    });
  });

  describe('by asking for codes and guessing them', () => {
    test('five tries a code of their own; the owner’s stays good', async () => {
      const code = await codeFor(home);
      for (let i = 0; i < 8; i += 1)
        expect(await reset(stranger, String(i).padStart(6, '0'))).toEqual({ code: CODE.codeInvalid });
      await codeFor(stranger);
      for (let i = 0; i < 8; i += 1) await reset(stranger, String(i).padStart(6, '9'));
      expect(await reset(home, code)).toBe('ok');
    });

    test('another client cannot use the owner’s code', async () => {
      expect(await reset(stranger, await codeFor(home))).toEqual({ code: CODE.codeInvalid });
    });

    test('ten a day from one network, thirty from all: the owner’s browser still gets one', async () => {
      for (let network = 0; network < 3; network += 1)
        for (let i = 0; i < 10; i += 1) {
          now += MINUTE;
          expect(await told(accounts.sendCode(phone, browser(`10.7.${serial}.${network}`, `pest-${i}`)))).toBe('ok');
        }
      now += MINUTE;
      const refused = await told(accounts.sendCode(phone, browser(`10.7.${serial}.9`, 'pest')));
      expect(refused).toMatchObject({ code: CODE.tooFrequent });
      expect(refused).toHaveProperty('seconds', (DAY - 30 * MINUTE) / 1_000);
      expect(await reset(home, await codeFor(home))).toBe('ok');
    });

    test('none of the codes of an owner’s browser at the same address', async () => {
      for (let i = 0; i < CODES_PER_IP.burst; i += 1)
        await accounts.sendCode(`0897${String(serial * 1_000 + i).padStart(8, '0')}`, stranger);
      expect(await told(accounts.sendCode(phone, stranger))).toEqual({ code: CODE.tooFrequent, seconds: 10 });
      expect(await reset({ ...home, ip: stranger.ip }, await codeFor({ ...home, ip: stranger.ip }))).toBe('ok');
    });

    test('no more for a device that has another name after each login', async () => {
      let { device } = home;
      for (let i = 0; i < CODES_PER_ACCOUNT.burst; i += 1) {
        now += MINUTE;
        expect(await told(accounts.sendCode(phone, { ...home, device }))).toBe('ok');
        ({ device } = await accounts.login({ account: phone, password: PASSWORD }, { ...home, device }));
      }
      now += MINUTE;
      expect(await told(accounts.sendCode(phone, { ...home, device }))).toMatchObject({ code: CODE.tooFrequent });
    });

    test('ten a day from all networks of one site of IPv6', async () => {
      const sent = [];
      for (let i = 0; i < 12; i += 1) {
        now += MINUTE;
        sent.push(await told(accounts.sendCode(phone, browser(`2001:db8:${serial}:${i}::/64`, `pest-${i}`))));
      }
      expect(sent.filter((answer) => answer === 'ok')).toHaveLength(CODES_PER_DAY);
    });

    test('the wait is told: a minute after each', async () => {
      await codeFor(stranger);
      now += 20_000;
      expect(await told(accounts.sendCode(phone, stranger))).toEqual({ code: CODE.tooFrequent, seconds: 40 });
    });

    test('only who sits at this machine or at a known device is near enough to be shown one', async () => {
      await codeFor(stranger);
      await codeFor(home);
      await accounts.sendCode(phone, { ...browser('127.0.0.1', 'console'), payer: null, local: true });
      expect(shown).toEqual([false, true, true]);
    });
  });

  describe('by asking which phones play here', () => {
    const check = (i: number, from: Origin) =>
      told(accounts.checkPhone(`0899${String(serial * 1_000 + i).padStart(8, '0')}`, from));

    test('thirty at once from an address, then one each ten seconds', async () => {
      for (let i = 0; i < 30; i += 1) expect(await check(i, stranger)).toBe('ok');
      expect(await check(30, stranger)).toEqual({ code: CODE.tooFrequent, seconds: 10 });
      expect(await check(30, home)).toBe('ok');
      now += 10_000;
      expect(await check(31, stranger)).toBe('ok');
    });

    test('no more by registering under a name that is taken: then every phone gets the same answer', async () => {
      const register = (number: string) =>
        told(accounts.register({ phone: number, name: `Korban_${serial}`, password: PASSWORD, adult: true }, stranger));
      const free = `0898${String(serial).padStart(8, '0')}`;
      expect([await register(phone), await register(free)]).toEqual([
        { code: CODE.phoneExists },
        { code: CODE.userExists },
      ]);
      for (let i = 2; i < REGISTRATIONS_PER_ADDRESS.burst; i += 1) await register(free);
      expect(await register(phone)).toEqual({ code: CODE.tooFrequent, seconds: 5 });
      expect(await register(free)).toEqual({ code: CODE.tooFrequent, seconds: 5 });
    });

    test('six hundred at once from all addresses', async () => {
      for (let i = 0; i < 600; i += 1) expect(await check(i, browser(`10.8.0.${i}`, 'bot'))).toBe('ok');
      expect(await check(600, browser('10.9.0.1', 'bot'))).toEqual({ code: CODE.tooFrequent, seconds: 1 });
    });
  });

  test('by registering at once: as many as one address may have waiting, and each refusal says how long', async () => {
    const before = (await store.db.selectFrom('accounts').select('owner').execute()).length;
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        told(
          accounts.register(
            {
              phone: `0888${String(serial * 1_000 + i).padStart(8, '0')}`,
              name: `a${serial}_${i}`,
              password: PASSWORD,
              adult: true,
            },
            stranger,
          ),
        ),
      ),
    );
    const made = answers.filter((answer) => answer === 'ok').length;
    expect(made).toBeLessThanOrEqual(40);
    expect(made).toBeGreaterThan(0);
    for (const answer of answers) if (answer !== 'ok') expect(answer.seconds).toBeGreaterThan(0);
    const after = (await store.db.selectFrom('accounts').select('owner').execute()).length;
    expect(after - before).toBe(made);
  });
});
