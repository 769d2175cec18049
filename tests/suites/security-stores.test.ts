/** What the account's security leaves in the store, on both engines: what is used up once whoever comes at once, and what nobody else may have. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CodeError } from '../../contract/errors';
import { type Accounts, createAccounts, type Origin } from '../../server/accounts/accounts';
import { requirePhone } from '../../server/accounts/identity';
import { resetPassword } from '../../server/accounts/reset';
import { SESSIONS_MOST } from '../../server/accounts/sessions';
import { totpAt } from '../../server/accounts/totp';
import type { DomainEvent } from '../../server/events/event-map';
import { createDepositGuard } from '../../server/fairplay/deposits';
import { KINDS } from '../../server/kinds';
import { createRepeats } from '../../server/http/repeats';
import { createLedger } from '../../server/ledger/ledger';
import { sandboxMailer } from '../../server/mailer/sandbox';
import type { Player, Store } from '../../server/ports';
import { createConfirm } from '../../server/security/confirm';
import { createIdentification, decideClaim } from '../../server/security/identification';
import { createMfa } from '../../server/security/mfa';
import { createPictures, PICTURES_PER_DAY } from '../../server/security/pictures';
import { createPins } from '../../server/security/pin';
import { createProfile } from '../../server/security/profile';
import { createWaysIn } from '../../server/security/ways-in';
import { systemEntropy } from '../../server/system/entropy';
import { createPicturePress } from '../../server/system/picture-press';
import { testEngines } from './engines';
import { losing } from './harness/losing';
import { testVault } from '../../server/system/vault.fixture';

const STEP_MS = 30_000;
const from: Origin = { ip: '10.0.0.1', payer: null, local: false, clientId: 'client', device: '', agent: '' };
const outcome = (work: Promise<unknown>): Promise<number | 'ok'> =>
  work.then(
    () => 'ok' as const,
    (error: unknown) => {
      if (error instanceof CodeError) return error.code;
      throw error;
    },
  );

describe.each(testEngines('security'))('the account’s security on $name', ({ open }) => {
  let now = 1_763_700_000_000;
  const clock = { now: () => now, at: () => () => {} };
  const entropy = systemEntropy(clock);
  const press = createPicturePress(clock);
  let store: Store;
  let accounts: Accounts;
  let told: DomainEvent[] = [];
  let serial = 0;
  let userId: string;
  /** The account's session. */
  let token: string;
  let me: Player;
  const events = { publish: async (_tx: unknown, event: DomainEvent) => void told.push(event) };
  const deps = () => ({ store, clock, entropy, events: events as never, press, parts: accounts.parts });
  const whats = () => told.flatMap((e) => (e.type === 'account.securityChanged' ? [e.payload.what] : []));
  const phoneOf = (n: number) => requirePhone(`0812${String(n).padStart(8, '0')}`);
  const signUp = async () => {
    serial += 1;
    const body = {
      phone: phoneOf(serial),
      name: `Orang_${serial}`,
      password: 'rembulan47x',
      adult: true as const,
    };
    return (await accounts.register(body, from)).session;
  };
  /** As whom a token is let in. */
  const playerOf = async (token: string) => {
    const player = await accounts.authenticate(token, true);
    if (player === null) throw new Error('signed in');
    return player;
  };

  const as = async (token: string) => ({
    ...from,
    region: '',
    requestId: '',
    keepDevice: () => undefined,
    player: await playerOf(token),
    token,
  });

  const make = (over: Store) =>
    createAccounts({
      store: over,
      ledger: createLedger({ store, clock, kinds: KINDS }),
      deposits: createDepositGuard({ store: over, clock }),
      clock,
      entropy,
      events: events as never,
      mailer: sandboxMailer,
      vault: testVault,
      hashCost: { memoryCost: 8, timeCost: 1 },
    });
  beforeAll(async () => {
    store = await open();
    accounts = make(store);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    now += 3_600_000;
    const entered = await signUp();
    userId = entered.user.id;
    token = entered.token;
    me = await playerOf(token);
    told = [];
  });

  it('a PIN is set once, of two at once too', async () => {
    const pins = createPins(deps());
    const both = await Promise.all(['402917', '593018'].map((pin) => outcome(pins.set(me, pin))));
    expect(both.sort()).toEqual([7031, 'ok']);
    expect(whats()).toEqual(['pin']);
  });

  describe('what an old password or PIN was let through for, and waits for its hash', () => {
    const OLD = 'rembulan47x';
    const NEW = 'purnama58yz';
    const body = () => ({ account: `Orang_${serial}`, password: OLD });
    const reset = () => resetPassword({ ...deps(), parts: accounts.parts }, { phone: phoneOf(serial) }, NEW);
    /** Parts whose nth hash waits: `reached` when it is asked for, until `go`. */
    const heldUp = (nth = 2) => {
      let [reach, go] = [(): void => undefined, (): void => undefined];
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const gate = new Promise<void>((resolve) => (go = resolve));
      let count = 0;
      const hashing: Accounts['parts']['hashing'] = {
        async run(request, work) {
          count += 1;
          if (count === nth) {
            reach();
            await gate;
          }
          return accounts.parts.hashing.run(request, work);
        },
      };
      return { deps: { ...deps(), parts: { ...accounts.parts, hashing } }, reached, go: () => go() };
    };

    it.each([
      ['a reset', () => reset()],
      [
        'two steps are on',
        async () => {
          const mfa = createMfa(deps());
          const { key } = await mfa.newKey(userId);
          await mfa.totpOn(me, totpAt(key, Math.floor(now / STEP_MS)));
          await accounts.parts.sessions.close(token);
        },
      ],
    ])('opens no session after %s', async (_name, happened) => {
      let [reach, go] = [(): void => undefined, (): void => undefined];
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const gate = new Promise<void>((resolve) => (go = resolve));
      const slow = make({
        ...store,
        async transaction(work) {
          reach();
          await gate;
          return store.transaction(work);
        },
      });
      const entering = outcome(slow.login(body(), from));
      await reached;
      await happened();
      go();
      expect(await entering).toBe(7021);
      expect(await store.db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()).toEqual(
        [],
      );
    });

    it('confirms no session after the PIN is another one', async () => {
      const { token } = (await accounts.login(body(), from)).session;
      const pins = createPins(deps());
      await pins.set(me, '402917');
      const { deps: slow, reached, go } = heldUp(1);
      const asking = { userId, token, clientId: from.clientId };
      const confirming = outcome(createConfirm(slow)(asking, 'pin', '402917'));
      await reached;
      await pins.change(me, '402917', '593018');
      go();
      expect(await confirming).toBe(3037);
      expect((await accounts.authenticate(token))?.confirmedAt).toBe(0);
      expect(await outcome(createConfirm(deps())(asking, 'pin', '593018'))).toBe('ok');
      expect((await accounts.authenticate(token))?.confirmedAt).toBe(now);
    });

    it('changes no password after a reset', async () => {
      const { token, user } = (await accounts.login(body(), from)).session;
      const { deps: slow, reached, go } = heldUp();
      const changing = outcome(createWaysIn(slow).password(await as(token), OLD, 'gerhana69zz'));
      await reached;
      await reset();
      go();
      expect(await changing).toBe(1);
      expect(await outcome(accounts.login({ account: user.name, password: NEW }, from))).toBe('ok');
    });

    it('changes no password that is another one by then', async () => {
      const { token, user } = (await accounts.login(body(), from)).session;
      const { deps: slow, reached, go } = heldUp();
      const changing = outcome(createWaysIn(slow).password(await as(token), OLD, 'gerhana69zz'));
      await reached;
      await createWaysIn(deps()).password(await as(token), OLD, NEW);
      go();
      expect(await changing).toBe(7013);
      expect(await outcome(accounts.login({ account: user.name, password: NEW }, from))).toBe('ok');
    });

    it('changes no PIN that is another one by then', async () => {
      const pins = createPins(deps());
      await pins.set(me, '402917');
      const { deps: slow, reached, go } = heldUp();
      const changing = outcome(createPins(slow).change(me, '402917', '111213'));
      await reached;
      await pins.forget(me, OLD, '593018');
      go();
      expect(await changing).toBe(7033);
      expect(await outcome(pins.change(me, '593018', '402917'))).toBe('ok');
    });
  });

  describe('what a confirmed session was let in for, and waits for the store,', () => {
    const other = () => ({
      phone: `08139999${String(serial).padStart(4, '0')}`,
      email: `maling${serial}@contoh.id`,
    });
    let thief: Awaited<ReturnType<typeof as>>;
    let owner: Player;
    /** A store whose next transaction waits: `reached` when it is asked for, until `go`. */
    const held = () => {
      let [reach, go] = [(): void => undefined, (): void => undefined];
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const gate = new Promise<void>((resolve) => (go = resolve));
      const slow: Store = {
        ...store,
        async transaction(work) {
          reach();
          await gate;
          return store.transaction(work);
        },
      };
      return { slow: { ...deps(), store: slow }, reached, go: () => go() };
    };
    const enter = async (): Promise<string> => {
      const { token } = (await accounts.login({ account: `Orang_${serial}`, password: 'rembulan47x' }, from)).session;
      await store.transaction((tx) => accounts.parts.sessions.confirm(tx, token));
      accounts.parts.sessions.forget.token(token);
      return token;
    };
    const codeFor = async (target: string): Promise<string> => {
      const { sandboxCode } = await accounts.parts.codes.send(target, { ...from, client: from.clientId, device: null });
      return sandboxCode ?? '';
    };
    const twoSteps = async (): Promise<void> => {
      const mfa = createMfa(deps());
      const { key } = await mfa.newKey(userId);
      await mfa.totpOn(owner, totpAt(key, Math.floor(now / STEP_MS)));
      // The owner's own wish for two steps had the thief's session asked again.
      await store.transaction((tx) => accounts.parts.sessions.confirm(tx, thief.token));
      thief = await as(thief.token);
    };
    type Slow = ReturnType<typeof held>['slow'];
    const ACTS: Readonly<Record<string, () => Promise<(slow: Slow) => Promise<unknown>>>> = {
      'sets no PIN': async () => (slow) => createPins(slow).set(thief.player, '402917'),
      'turns no app on': async () => {
        const { key } = await createMfa(deps()).newKey(userId);
        return (slow) => createMfa(slow).totpOn(thief.player, totpAt(key, Math.floor(now / STEP_MS)));
      },
      'turns no two steps off': async () => {
        await twoSteps();
        return (slow) => createMfa(slow).off(thief.player);
      },
      'draws no recovery codes': async () => {
        await twoSteps();
        return (slow) => createMfa(slow).recovery(thief.player);
      },
      'takes no other phone': async () => {
        const { phone } = other();
        const code = await codeFor(requirePhone(phone));
        return (slow) => createWaysIn(slow).phone(thief, phone, code);
      },
      'takes no other address': async () => {
        const { email } = other();
        const code = await codeFor(email);
        return (slow) => createWaysIn(slow).bindEmail(thief, email, code);
      },
      'changes no password': async () => (slow) => createWaysIn(slow).password(thief, 'rembulan47x', 'gerhana69zz'),
    };
    const kept = async () => {
      const {
        totp_step: _,
        totp_pending: __,
        ...user
      } = await store.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
      const codes = await store.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute();
      return { user, codes: codes.map(({ code_hash }) => code_hash).toSorted() };
    };

    beforeEach(async () => {
      thief = await as(await enter());
      owner = await playerOf(await enter());
    });

    it.each(Object.keys(ACTS))('%s once the owner has ended it', async (name) => {
      const work = await ACTS[name]?.();
      const before = await kept();
      const { slow, reached, go } = held();
      const acting = outcome(work?.(slow) ?? Promise.reject(new Error(name)));
      await reached;
      await store.transaction((tx) => accounts.parts.sessions.closeSome(tx, userId, thief.player.session ?? ''));
      go();
      expect(await acting).toBe(1);
      expect(await kept()).toEqual(before);
    });

    it.each(Object.keys(ACTS).slice(0, -1))('%s once the owner has another PIN', async (name) => {
      const work = await ACTS[name]?.();
      const { slow, reached, go } = held();
      const acting = outcome(work?.(slow) ?? Promise.reject(new Error(name)));
      await reached;
      await createPins(deps()).set(owner, '593018');
      const before = await kept();
      go();
      expect(await acting).toBe(401);
      expect(await kept()).toEqual(before);
      expect((await playerOf(thief.token)).confirmedAt).toBe(0);
    });

    // What draws codes tells them once, and keeps none.
    const TOLD = Object.keys(ACTS).filter((name) => !/app|recovery/.test(name));
    it.each(TOLD)('%s twice: whose store is lost as soon as it is done hears so by asking again', async (name) => {
      const repeats = createRepeats(store, clock);
      const work = await ACTS[name]?.();
      const session = thief.player;
      const ask = (over: Store) =>
        repeats.once({ userId, requestId: `once-${serial}`, act: [name], secret: true }, async (keep) => {
          thief = { ...thief, player: { ...session, keep } };
          await work?.({ ...deps(), store: over });
          return {};
        });
      await expect(ask(losing(store))).rejects.toThrow('gone');
      const after = await kept();
      expect(await ask(store)).toEqual({});
      expect(await kept()).toEqual(after);
    });

    it.each(Object.keys(ACTS))('%s only then', async (name) => {
      const work = await ACTS[name]?.();
      expect(await outcome(work?.(deps()) ?? Promise.reject(new Error(name)))).toBe('ok');
    });
  });

  it('a code of the app, and a recovery code, each open one of two logins at once', async () => {
    const mfa = createMfa(deps());
    const { key } = await mfa.newKey(userId);
    const { recoveryCodes } = await mfa.totpOn(me, totpAt(key, Math.floor(now / STEP_MS)));
    now += STEP_MS;
    const body = { account: `Orang_${serial}`, password: 'rembulan47x' };
    for (const [code, wrong] of [
      [totpAt(key, Math.floor(now / STEP_MS)), 7008],
      [recoveryCodes[3] ?? '', 7009],
    ] as const) {
      const both = [1, 2].map(() => outcome(accounts.login({ ...body, mfa: code }, from)));
      expect((await Promise.all(both)).sort()).toEqual([wrong, 'ok']);
    }
    expect(whats()).toEqual(['mfaOn', 'recoveryUsed']);
    const kept = await store.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute();
    expect(kept).toHaveLength(9);
    expect(JSON.stringify(kept)).not.toContain((recoveryCodes[0] ?? '').replace('-', ''));
  });

  it('two who turn the app on at once leave the key whose code was shown, and one set of recovery codes', async () => {
    const mfa = createMfa(deps());
    const { key } = await mfa.newKey(userId);
    const code = totpAt(key, Math.floor(now / STEP_MS));
    const both = await Promise.all([1, 2].map(() => outcome(mfa.totpOn(me, code))));
    expect(both.sort()).toEqual([7008, 'ok']);
    const user = () =>
      store.db.selectFrom('users').select(['mfa', 'totp_key']).where('id', '=', userId).executeTakeFirstOrThrow();
    const kept = await user();
    expect({ ...kept, totp_key: testVault.open(userId, kept.totp_key) }).toEqual({ mfa: 'totp', totp_key: key });
    // Nor does a key that is drawn meanwhile get in, of which no code was shown.
    const next = await mfa.newKey(userId);
    const late = mfa.totpOn(me, totpAt(next.key, Math.floor(now / STEP_MS)));
    const [drawn, turned] = await Promise.all([mfa.newKey(userId), outcome(late)]);
    expect(testVault.open(userId, (await user()).totp_key)).not.toBe(drawn.key);
    expect([7008, 'ok']).toContain(turned);
  });

  it('a number that is shown to be somebody’s for the first time has its account without the earlier address, which is told', async () => {
    const row = () => store.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const bound = { email: 'Lama@surat.contoh', email_key: 'lama@surat.contoh', pin_hash: 'pin', pin_at: now };
    const bind = () => store.db.updateTable('users').set(bound).where('id', '=', userId).execute();
    const reset = () => resetPassword({ ...deps(), parts: accounts.parts }, { phone: phoneOf(serial) }, 'barulah2');
    await bind();
    told = [];
    await reset();
    expect(await row()).toMatchObject({ email: '', email_key: '', pin_hash: '', phone_at: BigInt(now) });
    expect(told).toMatchObject([
      { type: 'account.securityChanged', userId, payload: { what: 'email', email: bound.email } },
      { type: 'account.passwordChanged', userId },
    ]);
    await bind();
    await reset();
    expect(await row()).toMatchObject({ email: bound.email, pin_hash: 'pin' });
  });

  it('an account has so many sessions and no more, and the one that was seen last stays', async () => {
    const { sessions } = accounts.parts;
    const open = () => store.transaction((tx) => sessions.open(tx, userId, ''));
    const tokens: string[] = [];
    for (let n = 0; n < SESSIONS_MOST + 5; n += 1) {
      now += 1;
      tokens.push((await open()).token);
    }
    const rows = await store.db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(SESSIONS_MOST);
    expect(await sessions.find(tokens[0] ?? '')).toBeNull();
    for (const token of [tokens[5], tokens.at(-1)]) expect(await sessions.find(token ?? '')).not.toBeNull();
  });

  it('pictures that cannot be unpacked count like any other, and the day’s end with them', async () => {
    const pictures = createPictures(deps());
    // A jpg as far as its segments say: a frame of eight by eight and a scan, and no table to read it by.
    const lying = Buffer.from(
      'ffd8' + 'ffc00011080008000803011100021100031100' + 'ffda000c03010002000300003f00' + '00'.repeat(99),
      'hex',
    ).toString('base64');
    const send = () => outcome(pictures.upload(userId, 'avatar', lying, null));
    const sent: (number | 'ok')[] = [];
    for (let n = 0; n <= PICTURES_PER_DAY; n += 1) sent.push(await send());
    expect(sent).toEqual([...Array<number>(PICTURES_PER_DAY).fill(1409), 667]);
    now += 86_400_000;
    expect(await send()).toBe(1409);
  });

  it('a name that two take at once is one’s', async () => {
    const other = (await signUp()).user.id;
    const profile = createProfile(deps(), createPictures(deps()));
    const both = [userId, other].map((id) => outcome(profile.change(id, { name: `Sama_${serial}` })));
    expect((await Promise.all(both)).sort()).toEqual([7010, 'ok']);
  });

  it('an identification is decided once, and said anew after a refusal alone', async () => {
    const pictures = createPictures(deps());
    const identity = createIdentification(deps(), pictures);
    const decide = (id: string, verdict: 'verified' | 'refused', reason: string) =>
      store.transaction((tx) => decideClaim(deps(), tx, id, verdict, reason));
    await store.db
      .insertInto('pictures')
      .values({ id: `pic${serial}${userId}`, user_id: userId, purpose: 'identity', jpeg: '', at: now })
      .execute();
    const claim = {
      name: 'Bagus Pratama',
      born: '1994-08-14',
      document: 'ktp' as const,
      pictures: [`pic${serial}${userId}`],
    };
    expect(await decide(userId, 'verified', '')).toBe(false);
    const both = await Promise.all([1, 2].map(() => outcome(identity.claim(me, claim))));
    expect(both.sort()).toEqual([9005, 'ok']);
    expect(await decide(userId, 'refused', 'Foto buram')).toBe(true);
    expect(await identity.state(userId)).toMatchObject({ state: 'refused', reason: 'Foto buram' });
    expect(await identity.claim(me, claim)).toMatchObject({ state: 'review' });
    expect(await decide(userId, 'verified', '')).toBe(true);
    expect(await decide(userId, 'refused', 'terlambat')).toBe(false);
    expect(await outcome(identity.claim(me, claim))).toBe(9005);
    expect(whats()).toEqual(['identityRefused', 'identityVerified']);
  });

  it('an identification whose answer was lost with the store is told what it came to when it asks again', async () => {
    const pictures = { ...createPictures(deps()), areOf: () => Promise.resolve(true) };
    const claim = { name: 'Bagus Pratama', born: '1994-08-14', document: 'ktp' as const, pictures: ['x'] };
    const repeats = createRepeats(store, clock);
    const ask = (over: Store) =>
      repeats.once({ userId, requestId: `claim-${serial}`, act: [claim] }, (keep) =>
        createIdentification({ ...deps(), store: over }, pictures).claim({ ...me, keep }, claim),
      );
    await expect(ask(losing(store))).rejects.toThrow('gone');
    expect(await ask(store)).toEqual({ state: 'review', name: 'Bagus Pratama', document: 'ktp', sentAt: now });
  });

  it('who turns eighteen today in Jakarta may, who does tomorrow may not', async () => {
    const identity = createIdentification(deps(), { ...createPictures(deps()), areOf: () => Promise.resolve(true) });
    const born = (days: number) => `${new Date(now + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)}`;
    const year = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
    const claim = (day: string) =>
      outcome(identity.claim(me, { name: 'Bagus', born: year(day), document: 'ktp', pictures: ['x'] }));
    expect(await claim(born(1))).toBe(3);
    expect(await claim(born(0))).toBe('ok');
  });
});
