import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { topic } from '../../contract/wire';
import { wingoStreams } from '../../contract/wingo';
import { type HttpRequest, PASSWORD, PlayHouse, registration, type Visitor } from '../lib/play-house';

/** What may come over HTTP, and with what tokens: refused with the documented code and its Indonesian text, in an HTTP 400. */
const TEXT = {
  1: 'Sesi masuk berakhir, silakan masuk lagi',
  3: 'Parameter tidak sesuai',
  2002: 'Kode verifikasi salah atau kedaluwarsa',
  7010: 'Nama pemain sudah dipakai',
  7017: 'Nomor telepon sudah terdaftar',
  7021: 'Nomor telepon atau kata sandi salah',
  10004: 'Masuk dulu untuk ikut bermain',
} as const;
type Code = keyof typeof TEXT;

const REGISTER = '/main/user/phone/register';
const LOGIN = '/main/user/phone/login';
const RESET = '/main/user/phone/password/reset';
const ME = '/main/user';
const CREDIT = 1_000_000;
const DAY = 86_400_000;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bad-accounts-'));
let house: PlayHouse;
let serial = 0;
const newcomer = (): Promise<Visitor> => house.player((serial += 1));

beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
});
afterEach(async () => {
  expect(await house.app.ledger.audit()).toEqual([]);
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function refused(method: 'GET' | 'POST', path: string, request: HttpRequest, code: Code): Promise<void> {
  expect(await house.http(method, path, request)).toEqual({ status: 400, body: { errCode: code, errMsg: TEXT[code] } });
}
/** 667, and how long to wait. */
async function heldUp(method: 'GET' | 'POST', path: string, request: HttpRequest, seconds: number, words: string) {
  expect(await house.http(method, path, request)).toEqual({
    status: 400,
    body: { errCode: 667, errMsg: `Terlalu sering, coba lagi dalam ${words}`, params: { seconds: String(seconds) } },
  });
}
const accounts = async (): Promise<number> =>
  (await house.store.db.selectFrom('accounts').select('owner').execute()).length;

describe('a registration', () => {
  const fresh = registration(900);
  const rows: readonly (readonly [string, HttpRequest])[] = [
    ['no body', {}],
    ['a body that is no JSON', { raw: '{"phone":"0815' }],
    ['a body that is a list', { body: [fresh] }],
    ['a body that is a number', { body: 5 }],
    ['a body that reaches for the prototype', { raw: '{"__proto__":{"adult":true}}' }],
    ['no phone', { body: { ...fresh, phone: undefined } }],
    ['a phone of another country', { body: { ...fresh, phone: '+4915112345678' } }],
    ['a phone with letters', { body: { ...fresh, phone: '0815abc12345' } }],
    ['a phone that is an object', { body: { ...fresh, phone: { $ne: '' } } }],
    ['no name', { body: { ...fresh, name: undefined } }],
    ['a name of two letters', { body: { ...fresh, name: 'ab' } }],
    ['a name with markup', { body: { ...fresh, name: '<b>ana</b>' } }],
    ['a name that is a phone number', { body: { ...fresh, name: '081512345678' } }],
    ['no password', { body: { ...fresh, password: undefined } }],
    ['a password of seven characters', { body: { ...fresh, password: 'abcdef1' } }],
    ['a password of seventeen characters', { body: { ...fresh, password: 'abcdefgh123456789' } }],
    ['a password without a digit', { body: { ...fresh, password: 'abcdefgh' } }],
    ['a password without a letter', { body: { ...fresh, password: '12345678' } }],
    ['a minor', { body: { ...fresh, adult: false } }],
    ['no word about the age', { body: { ...fresh, adult: undefined } }],
  ];
  it.each(rows)('with %s is refused and makes no account', async (_name, request) => {
    const before = await accounts();
    await refused('POST', REGISTER, request, 3);
    expect(await accounts()).toBe(before);
  });

  it('a second time is refused: first the phone, however it is written, then the name, however it is written', async () => {
    await newcomer();
    const taken = registration(serial);
    const before = await accounts();
    await refused('POST', REGISTER, { body: taken }, 7017);
    await refused(
      'POST',
      REGISTER,
      { body: { ...taken, name: 'someone_else', phone: `+62${taken.phone.slice(1)}` } },
      7017,
    );
    await refused('POST', REGISTER, { body: { ...taken, phone: '081599999999' } }, 7010);
    await refused(
      'POST',
      REGISTER,
      { body: { ...taken, phone: '081599999999', name: taken.name.toUpperCase() } },
      7010,
    );
    expect(await accounts()).toBe(before);
  });

  it('sent twice at once makes one account with one starting credit', async () => {
    serial += 1;
    const body = registration(serial);
    const answers = await Promise.all([1, 2].map(() => house.http('POST', REGISTER, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({ errCode: 7017, errMsg: TEXT[7017] });
    const token = (answers.find(({ status }) => status === 200)?.body as { token: string } | undefined)?.token;
    expect((await house.http('GET', ME, { token })).body).toMatchObject({ balance: CREDIT });
  });
});

describe('a login', () => {
  it.each([
    ['no password', { account: 'tester_1' }],
    ['no account', { password: PASSWORD }],
    ['an empty account', { account: '', password: PASSWORD }],
    ['an account with a control character', { account: 'tester\u0000', password: PASSWORD }],
    ['a password that is a list', { account: 'tester_1', password: [PASSWORD] }],
    ['a password of a book’s length', { account: 'tester_1', password: 'x'.repeat(65) }],
  ])('with %s is refused', (_name, body) => refused('POST', LOGIN, { body }, 3));

  it('with a wrong password says no more than one to an account that is not there', async () => {
    await newcomer();
    await refused('POST', LOGIN, { body: { account: registration(serial).phone, password: 'salah123' } }, 7021);
    await refused('POST', LOGIN, { body: { account: 'nobody_here', password: 'salah123' } }, 7021);
  });

  it('that guesses is held up after five, the right password too, and let through a quarter of an hour later', async () => {
    await newcomer();
    const { name, phone } = registration(serial);
    for (let i = 0; i < 5; i += 1)
      await refused('POST', LOGIN, { body: { account: i % 2 === 0 ? phone : name, password: `tebakan${i}` } }, 7021);
    await heldUp('POST', LOGIN, { body: { account: phone, password: PASSWORD } }, 900, '15 menit');
    await house.clock.advance(15 * 60_000);
    expect(await house.http('POST', LOGIN, { body: { account: phone, password: PASSWORD } })).toMatchObject({
      status: 200,
      body: { user: { balance: CREDIT } },
    });
  });
});

describe('a new password', () => {
  it('with a wrong code, a used one, an old one or none is refused, and the old password stays', async () => {
    await newcomer();
    const { phone, name } = registration(serial);
    await refused('POST', RESET, { body: { phone, code: '123456', password: 'barubaru2' } }, 2002);
    const sent = await house.http('GET', `/main/user/phone/code?phone=${phone}`);
    const { sandboxCode: code } = sent.body as { sandboxCode: string };
    await heldUp('GET', `/main/user/phone/code?phone=${phone}`, {}, 60, '60 detik');
    await refused(
      'POST',
      RESET,
      { body: { phone, code: code === '123456' ? '123457' : '123456', password: 'barubaru2' } },
      2002,
    );
    await refused('POST', RESET, { body: { phone, code: '12345', password: 'barubaru2' } }, 3);
    await refused('POST', RESET, { body: { phone, code: Number(code), password: 'barubaru2' } }, 3);
    await house.clock.advance(10 * 60_000);
    await refused('POST', RESET, { body: { phone, code, password: 'barubaru2' } }, 2002);
    expect((await house.http('POST', LOGIN, { body: { account: name, password: PASSWORD } })).status).toBe(200);
  });
});

describe('a token', () => {
  const forged: readonly (readonly [string, string])[] = [
    ['made up', 'a'.repeat(43)],
    ['of another length', 'x'],
    ['with SQL in it', "' or 1=1 --"],
    ['of four kilobytes', 'a'.repeat(4_000)],
  ];
  it.each(forged)(
    'that is %s is refused over HTTP and on the channel, where a guest’s calls still work',
    async (_name, token) => {
      await refused('GET', ME, { token }, 1);
      await refused('POST', '/main/user/logout', { token }, 1);
      const visitor = await house.signedIn({ token, userId: 'nobody' });
      await channelRefuses(visitor, 1);
      expect(await house.crash()).toBeDefined();
      expect(await visitor.ask(crashCalls.curGame, { currency: 'IDR' })).not.toHaveProperty('own');
    },
  );

  it('that is missing makes a guest, who is asked to log in', async () => {
    await refused('GET', ME, {}, 10004);
    await refused('GET', '/main/user/brief', { token: '' }, 10004);
    await channelRefuses(await house.guest(), 10004);
  });

  it('that is over is refused over HTTP and on new connections', async () => {
    const { account } = await newcomer();
    const session = account ?? { token: '', userId: '' };
    await house.store.db
      .updateTable('sessions')
      .set({ expires_at: BigInt(house.clock.now() - 1) })
      .where('user_id', '=', session.userId)
      .execute();
    // What one node knows of a session it may believe for five seconds.
    await house.clock.advance(5_000);
    await refused('GET', ME, { token: session.token }, 1);
    await channelRefuses(await house.signedIn(session), 1);
  });

  it('that was logged out is refused at once, also on a connection that is open', async () => {
    const ana = await newcomer();
    const token = ana.account?.token ?? '';
    expect((await house.http('POST', '/main/user/logout', { token })).status).toBe(200);
    await refused('GET', ME, { token }, 1);
    await channelRefuses(ana, 1);
  });

  it('does not open somebody else’s results', async () => {
    const [ana, budi] = [await newcomer(), await newcomer()];
    const results = budi.client.subscribe(topic(wingoStreams.result, ana.account?.userId));
    expect(await house.carried(results.ended)).toMatchObject({ body: { code: 10004, msg: TEXT[10004] } });
  });

  async function channelRefuses(visitor: Visitor, code: 1 | 10004): Promise<void> {
    const { roundId } = await house.crash();
    await expect(
      visitor.call(crashCalls.bet.route, { roundId, amount: 10_000, currency: 'IDR' }),
    ).rejects.toMatchObject({ body: { code, msg: TEXT[code] } });
    await expect(visitor.call(crashCalls.myHistory.route, { page: 1, size: 10 })).rejects.toMatchObject({
      body: { code, msg: TEXT[code] },
    });
  }
});

it('a session lives 400 days, and no longer', async () => {
  const { account } = await newcomer();
  const { expires_at: expiresAt } = await house.store.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', account?.userId ?? '')
    .executeTakeFirstOrThrow();
  expect(Number(expiresAt) - house.clock.now()).toBe(400 * DAY);
});
