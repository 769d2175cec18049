import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE } from '../../contract/errors';
import { SETTINGS_KEYS } from '../../contract/visits';
import { build } from '../app';
import type { App } from '../app';
import { localFanout } from '../fanout/local';
import { sandboxMailer } from '../mailer/sandbox';
import type { Store } from '../ports';
import { openStore } from '../store/open';
import { systemClock } from '../system/clock';
import { systemEntropy } from '../system/entropy';
import { createLogger } from '../system/logger';
import { testVault } from '../system/vault.fixture';
import { OF_DEVICE } from './rates';

let app: App;
let store: Store;
let origin: string;
let port: number;
let files: string;

const page = '<!doctype html><head><title>Lintang</title></head><p>the shell</p>';
const roomPage = '<!doctype html><head><title>Lintang</title></head><p>a room</p>';
const script = 'console.log("lintang");';

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'lintang-http-'));
  const write = (name: string, content: string) => writeFileSync(join(files, name), content);
  mkdirSync(join(files, 'client/assets'), { recursive: true });
  mkdirSync(join(files, 'art/crash'), { recursive: true });
  write('client/index.html', page);
  mkdirSync(join(files, 'client/game'));
  write('client/game/crash.html', roomPage);
  write('client/game/coinFlip.html', roomPage);
  write('client/assets/card-crash-Ab3_x9Q.jpg', 'a picture');
  write('client/assets/index-Ab3_x9Qz.js', script);
  write('client/assets/index-Ab3_x9Qz.js.br', 'brotli bytes');
  write('art/crash/crash-1x-351024e9.json', '{}');
  write('art/manifest.json', '{}');
  write('secret.txt', 'outside');
  store = await openStore({ dataDir: null });
  app = await build({
    store,
    fanout: localFanout((error) => {
      throw error;
    }),
    clock: systemClock,
    entropy: systemEntropy(systemClock),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('silent'),
    rooms: () => [],
    clientDir: join(files, 'client'),
    artDir: join(files, 'art'),
    hashCost: { memoryCost: 8, timeCost: 1 },
    rates: { anonymous: { burst: 80, perSecond: 0 } },
    checkReplies: true,
    trustProxy: true,
  });
  ({ port } = await app.listen({ port: 0, host: '127.0.0.1' }));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await app.close();
  rmSync(files, { recursive: true, force: true });
});

/** Each test posts from an address of its own, so that their limits do not meet. */
let address = 0;
const newAddress = () => `10.1.${Math.floor(++address / 250)}.${address % 250}`;

async function api(
  method: string,
  path: string,
  options: {
    body?: unknown;
    token?: string;
    raw?: string;
    type?: string;
    from?: string;
    cookie?: string;
    https?: boolean;
  } = {},
) {
  const { body, token, cookie, type = 'application/json', from = newAddress() } = options;
  const sent = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'x-client-id': 'test',
      'x-forwarded-for': from,
      ...(token !== undefined && { 'x-token': token }),
      ...(cookie !== undefined && { cookie }),
      ...(options.https === true && { 'x-forwarded-proto': 'https' }),
      ...(sent !== undefined && { 'content-type': type }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, json: (): unknown => JSON.parse(text) };
}

let serial = 0;
async function signUp() {
  serial += 1;
  const player = {
    phone: `0813${String(serial).padStart(8, '0')}`,
    name: `http_${serial}`,
    password: 'rembulan47x',
    adult: true,
  };
  const reply = await api('POST', '/main/user/phone/register', { body: player });
  expect(reply.status).toBe(200);
  const { token, user } = reply.json() as { token: string; user: { id: string } };
  return { ...player, token, id: user.id, cookie: cookieOf(reply.headers) };
}

/** What a browser would send back. */
const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the site', () => {
  test('tells a guest what every client needs', async () => {
    const reply = await api('GET', '/main/site/config/client?request_id=abc');
    expect(reply.status).toBe(200);
    expect(reply.json()).toMatchObject({
      playMoney: true,
      embedded: true,
      currency: 'IDR',
      startingCredit: 1_000_000,
      betAmountRange: { min: 1_000, max: 5_000_000 },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('does not mind a stale token where none is needed', async () => {
    expect((await api('GET', '/main/site/config/client', { token: 'stale' })).status).toBe(200);
    expect((await api('GET', '/main/user/online', { token: 'stale' })).json()).toEqual({ online: 0 });
  });

  test('answers every documented setting by its key, and refuses any other', async () => {
    for (const key of SETTINGS_KEYS) {
      const setting = await api('GET', `/main/site/config/${key}?request_id=a`);
      expect([setting.status, setting.json()]).toEqual([200, { key, value: null }]);
    }
    for (const key of ['recharge', 'toString', '%00', 'CLIENT']) {
      const unknown = await api('GET', `/main/site/config/${key}`);
      expect([unknown.status, unknown.json()]).toMatchObject([400, { errCode: 3 }]);
    }
  });

  test('takes clients’ reports, and lists big wins', async () => {
    expect(
      (await api('POST', '/main/site/error/notify', { body: { kind: 'slow', detail: 'x', ms: 1200 } })).json(),
    ).toEqual({});
    expect((await api('GET', '/main/user/netprofit/top10')).json()).toEqual({ list: [] });
  });
});

describe('an account over HTTP', () => {
  test('signs up, is who it is, logs out, and is nobody then', async () => {
    const { token, name, phone, password } = await signUp();
    expect((await api('GET', '/main/user?currency=IDR', { token })).json()).toMatchObject({
      name,
      phone: `62${phone.slice(1)}`,
      balance: 1_000_000,
    });
    expect((await api('GET', '/main/user/brief', { token })).json()).toMatchObject({ name, balance: 1_000_000 });
    expect((await api('GET', '/main/slot/slot/collection?page=1&count=1', { token })).json()).toEqual({
      total: 0,
      list: [],
    });
    const again = await api('POST', '/main/user/phone/login', { body: { account: name, password } });
    expect(again.status).toBe(200);

    expect((await api('POST', '/main/user/logout', { token })).json()).toEqual({});
    const after = await api('GET', '/main/user', { token });
    expect(after.status).toBe(400);
    expect(after.json()).toEqual({ errCode: CODE.loginExpired, errMsg: 'Sesi masuk berakhir, silakan masuk lagi' });
  });

  test('a command without a body may still say that it is JSON', async () => {
    const { token } = await signUp();
    expect((await api('POST', '/main/user/logout', { token, raw: '' })).status).toBe(200);
  });

  test('what needs a session is refused without one (10004) and with a forged one (1)', async () => {
    expect((await api('GET', '/main/user')).json()).toMatchObject({ errCode: CODE.loginFirst });
    for (const token of ['x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(4_000)]) {
      const reply = await api('GET', '/main/user', { token });
      expect(reply.status).toBe(400);
      expect(reply.json()).toMatchObject({ errCode: CODE.loginExpired });
    }
  });

  test('a taken phone is 7017, and bad fields are 3', async () => {
    const { phone } = await signUp();
    const good = { phone, name: 'someone_new', password: 'rembulan47x', adult: true };
    expect((await api('POST', '/main/user/phone/register', { body: good })).json()).toMatchObject({
      errCode: CODE.phoneExists,
    });
    const bad: unknown[] = [
      {},
      [],
      null,
      'x',
      { ...good, adult: false },
      { ...good, password: 'short1' },
      { ...good, password: 'tanpaangka' },
      { ...good, phone: '123' },
      { ...good, name: 'a b' },
      { ...good, phone: { $gt: '' } },
    ];
    for (const body of bad) {
      const reply = await api('POST', '/main/user/phone/register', { body });
      expect(reply.status).toBe(400);
      expect(reply.json()).toEqual({ errCode: CODE.parameter, errMsg: 'Parameter tidak sesuai' });
    }
  });

  test('guessing a password ends in 667 with the wait; the owner’s browser, known by its cookie, signs in at once', async () => {
    const { phone, password, cookie } = await signUp();
    const login = (guess: string, from?: string) =>
      api('POST', '/main/user/phone/login', {
        body: { account: phone, password: guess },
        ...(from && { cookie: from }),
      });
    for (let i = 0; i < 5; i++)
      expect((await login('wrong')).json()).toMatchObject({ errCode: CODE.invalidCredentials });
    const refused = await login(password);
    expect(refused.status).toBe(400);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(refused.json()).toEqual({
      errCode: CODE.tooFrequent,
      errMsg: 'Terlalu sering, coba lagi dalam 15 menit',
      params: { seconds: String(seconds) },
    });
    const home = await login(password, cookie);
    expect(home.status).toBe(200);
    // A new token each time, and nothing of it where a script could read it.
    expect(home.headers.get('set-cookie')).not.toContain(cookie);
    expect(home.text).not.toContain(cookieOf(home.headers).split('=')[1]);
  });

  test('the device cookie is for our API and no script’s, and for https alone where https is', async () => {
    const body = { phone: '081377777777', name: 'cookie_test', password: 'rembulan47x', adult: true };
    const plain = await api('POST', '/main/user/phone/register', { body });
    expect(plain.headers.get('set-cookie')).toMatch(
      /^lintang_device=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const login = { account: body.name, password: body.password };
    const secure = await api('POST', '/main/user/phone/login', { body: login, https: true });
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('the refill: 1052 with enough, then once, with the same answer to the same request', async () => {
    const { token, id } = await signUp();
    const take = async (request: string) =>
      (await api('POST', `/main/user/refill?request_id=${request}`, { token })).json();
    expect(await take('too-early')).toEqual({
      errCode: 1052,
      errMsg: 'Saldo main masih cukup: isi ulang diberikan bila kurang dari Rp 10.000',
    });
    await store.transaction((tx) =>
      app.ledger.post(tx, [{ key: `lost:${id}`, userId: id, kind: 'bet', amount: -99_000_001n, ref: 'test' }]),
    );
    const first = await take('first');
    expect(first).toMatchObject({ amount: 250_000, balance: 259_999.99 });
    expect(await take('first')).toEqual(first);
    expect(await take('second')).toMatchObject({ errCode: CODE.tooFrequent });
    const { nextAt } = first as { nextAt: number };
    expect((await api('GET', '/main/user/brief', { token })).json()).toMatchObject({
      balance: 259_999.99,
      nextRefillAt: nextAt,
    });
    expect(await app.ledger.audit()).toEqual([]);
    expect((await api('POST', '/main/user/refill')).json()).toMatchObject({ errCode: CODE.loginFirst });
  });

  test('who asks after phones without end is refused, one line of IPv6 as one address', async () => {
    const check = (i: number) =>
      api('GET', `/main/user/phone/check?phone=0877${String(i).padStart(8, '0')}`, { from: `2001:db8:1:2::${i}` });
    for (let i = 1; i <= 30; i++) expect((await check(i)).json()).toEqual({ available: true });
    const refused = await check(31);
    expect(refused.json()).toMatchObject({ errCode: CODE.tooFrequent });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('resets a password with the code that the sandbox shows, and with no other', async () => {
    const { phone, token } = await signUp();
    const from = newAddress();
    const ask = () => api('GET', `/main/user/phone/code?phone=${phone}`, { from });
    const { sandboxCode } = (await ask()).json() as { sandboxCode: string };
    expect((await ask()).json()).toMatchObject({ errCode: CODE.tooFrequent });
    const wrong = sandboxCode === '123456' ? '123457' : '123456';
    const reset = async (code: string) =>
      (await api('POST', '/main/user/phone/password/reset', { body: { phone, code, password: 'barubaru2' } })).json();
    expect(await reset(wrong)).toMatchObject({ errCode: CODE.codeInvalid });
    expect(await reset(sandboxCode)).toEqual({});
    expect(await reset(sandboxCode)).toMatchObject({ errCode: CODE.codeInvalid });
    expect((await api('GET', '/main/user', { token })).json()).toMatchObject({ errCode: CODE.loginExpired });
  });

  test('one address cannot post without end', async () => {
    const from = newAddress();
    const report = () => api('POST', '/main/site/error/notify', { from, body: { kind: 'x', detail: 'y' } });
    for (let i = 0; i < 80; i++) expect((await report()).status).toBe(200);
    expect((await report()).json()).toMatchObject({ errCode: CODE.tooFrequent });
    expect(
      (await api('POST', '/main/site/error/notify', { from: `1.2.3.4, ${from}`, body: { kind: 'x', detail: 'y' } }))
        .status,
    ).toBe(400);
    expect((await api('POST', '/main/site/error/notify', { body: { kind: 'x', detail: 'y' } })).status).toBe(200);
  });
});

describe('behind an address that has asked for all it may', () => {
  test('a browser that has signed in here signs in, for as often as it has a share of its own; no other does', async () => {
    const { phone, password, cookie } = await signUp();
    const from = newAddress();
    let own = cookie;
    const signIn = async (device: string) => {
      const body = { account: phone, password };
      const reply = await api('POST', '/main/user/phone/login', { from, body, cookie: device });
      if (reply.status === 200) own = cookieOf(reply.headers);
      return reply.status === 200 ? 'ok' : (reply.json() as { errCode: number }).errCode;
    };
    for (let i = 0; i < 80; i += 1)
      await api('POST', '/main/site/error/notify', { from, body: { kind: 'x', detail: 'y' } });
    expect(await signIn(own)).toBe('ok');
    expect([
      await signIn(''),
      await signIn('lintang_device=x'),
      await signIn(`lintang_device=${'x'.repeat(43)}`),
    ]).toEqual(Array(3).fill(CODE.tooFrequent));
    for (let i = 0; i < OF_DEVICE.burst; i += 1)
      await api('POST', '/main/site/error/notify', { from, body: { kind: 'x', detail: 'y' }, cookie: own });
    expect(await signIn(own)).toBe(CODE.tooFrequent);
  });
});

describe('what is no proper request', () => {
  test('a body over 16 KB is 413', async () => {
    const sent = (length: number) =>
      api('POST', '/main/site/error/notify', { body: { kind: 'x', detail: 'y'.repeat(length) } });
    expect((await sent(16_000)).status).toBe(400);
    const reply = await sent(16_400);
    expect(reply.status).toBe(413);
    expect(reply.json()).toMatchObject({ errCode: CODE.parameter });
  });

  test.each([
    ['broken JSON', { raw: '{"kind":' }, 400],
    ['a prototype in JSON', { raw: '{"__proto__":{"kind":"x"}}' }, 400],
    ['another type', { raw: '<x/>', type: 'application/xml' }, 415],
  ])('%s is refused with code 3', async (_name, sent, status) => {
    const reply = await api('POST', '/main/site/error/notify', sent);
    expect(reply.status).toBe(status);
    expect(reply.json()).toMatchObject({ errCode: CODE.parameter });
  });

  test('an unknown path of the API is 404 and no page', async () => {
    const reply = await api('GET', '/main/nothing');
    expect(reply.status).toBe(404);
    expect(reply.json()).toMatchObject({ errCode: CODE.parameter });
  });

  test('garbage on the socket does not take the server down', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('data', () => {});
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('the client', () => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(origin + path, { headers });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  test.each(['/', '/game/wingo', '/preview/crash?fixture=busy', '/replay/wingo/20261120101083'])(
    '%s is its page: asked for again each time, and guarded by a policy without eval',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.text).toContain('the shell');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toContain(`ws://127.0.0.1:${port}`);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each(['/game/crash', '/game/crash/', '/game/crash?z=login', '/game/coinFlip'])(
    '%s has the page of its room',
    async (path) => {
      const reply = await get(path);
      expect(reply.text).toContain('a room');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  test('a page says of itself what a link to it shows, with addresses of the host that was asked', async () => {
    const { text } = await get('/game/crash');
    expect(text).toContain('<title>Roket · Lintang</title>');
    expect(text).toContain('<meta property="og:title" content="Roket · Lintang" />');
    expect(text).toContain(`<meta property="og:url" content="${origin}/game/crash" />`);
    expect(text).toContain(`<meta property="og:image" content="${origin}/assets/card-crash-Ab3_x9Q.jpg" />`);
    // A round that nobody knows is its game's; a game without a picture goes without one.
    expect((await get('/replay/crash/123')).text).toContain('<meta property="og:title" content="Roket · Lintang" />');
    expect((await get('/game/mines')).text).not.toContain('og:image');
    expect((await get('/account')).text).toBe(page);
  });

  test('the first page is there for whoever takes nothing compressed, and dressed once for many who ask', async () => {
    for (const encoding of ['identity', 'br']) {
      const reply = await get('/', { 'accept-encoding': encoding });
      expect([reply.status, reply.text.includes('og:title')]).toEqual([200, true]);
    }
  });

  test('files with a hash in their name are kept for ever, others are not', async () => {
    expect((await get('/assets/index-Ab3_x9Qz.js', { 'accept-encoding': 'identity' })).text).toBe(script);
    expect(
      (await get('/assets/index-Ab3_x9Qz.js', { 'accept-encoding': 'identity' })).headers.get('cache-control'),
    ).toContain('immutable');
    expect((await get('/art/crash/crash-1x-351024e9.json')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/art/manifest.json')).headers.get('cache-control')).toBe('no-cache');
  });

  test('the compressed twin of a file goes to who can read it', async () => {
    const reply = await fetch(`${origin}/assets/index-Ab3_x9Qz.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('content-type')).toContain('javascript');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('vary')).toContain('accept-encoding');
  });

  test.each(['/assets/gone-00000000.js', '/art/crash/gone-00000000.webp', '/art/', '/favicon.ico'])(
    '%s is missing: 404, never the page',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/art/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    '%s does not leave its directory',
    async (path) => {
      expect((await get(path)).text).not.toContain('outside');
    },
  );
});

describe('operations', () => {
  test('the server is alive, ready, and counts', async () => {
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
    await signUp();
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    expect(metrics).toMatch(/lintang_ledger_entries_total\{kind="grant"\} \d/);
    expect(metrics).toContain('lintang_connections 0');
    expect(metrics).toContain('route="/api/main/user/phone/register",method="POST",status="200"');
  });
});
