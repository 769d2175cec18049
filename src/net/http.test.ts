import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../contract/account';
import { CodeError, INDONESIAN, NETWORK_ERROR } from '../../contract/errors';
import { endpoint } from '../../contract/http';
import { none } from '../../contract/common';
import { createBus } from './bus';
import type { BusEvents } from './bus';
import { TestTimers } from './channel/testKit';
import { clientId } from './clientId';
import { RequestFailure } from './failure';
import { createHttp } from './http';
import { createServerClock } from './serverClock';

type Answer = () => Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    new Response(JSON.stringify(body), { status });
const text =
  (body: string, status: number): Answer =>
  async () =>
    new Response(body, { status });

const house = (answer: Answer, token: string | null = null) => {
  const timers = new TestTimers();
  const bus = createBus();
  const heard: [string, unknown][] = [];
  bus.on('*', (type, event) => heard.push([type, event]));
  const sent: { url: URL; init: RequestInit }[] = [];
  let requests = 0;
  const http = createHttp({
    fetch: (url, init = {}) => {
      sent.push({ url: new URL(String(url), 'http://house'), init });
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        answer().then(resolve, reject);
      });
    },
    timers,
    bus,
    serverClock: createServerClock(() => timers.now()),
    clientId: 'client-1',
    requestId: () => `request-${(requests += 1)}`,
    texts: () => INDONESIAN,
    token: () => token,
  });
  const heardOf = <K extends keyof BusEvents>(name: K) =>
    heard.filter(([type]) => type === name).map(([, event]) => event as BusEvents[K]);
  return { http, timers, bus, sent, heardOf };
};
const failed = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const online = accountEndpoints.online;

describe('every HTTP call', () => {
  it('goes to /api with client id, request id, token and query', async () => {
    const { http, sent } = house(json({ total: 0, list: [] }), 'token');
    await http.call(accountEndpoints.tokenCheck, { query: { page: 1, count: 1 } });
    expect(sent[0]?.url.pathname).toBe('/api/main/slot/slot/collection');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      request_id: 'request-1',
      page: '1',
      count: '1',
    });
    expect(sent[0]?.init.headers).toEqual({ 'x-client-id': 'client-1', 'x-token': 'token' });
  });

  it('sends no token for a guest, and another one when told', async () => {
    const { http, sent } = house(json({ online: 3 }));
    expect(await http.call(online)).toEqual({ online: 3 });
    await http.call(online, { token: 'other' });
    expect(sent.map(({ init }) => init.headers)).toEqual([
      { 'x-client-id': 'client-1' },
      { 'x-client-id': 'client-1', 'x-token': 'other' },
    ]);
  });

  it('fills the path and sends JSON', async () => {
    const { http, sent } = house(json({}));
    const read = endpoint({
      method: 'PUT',
      path: '/mail/:id/read',
      access: 'player',
      query: z.object({ id: z.string(), quick: z.optional(z.boolean()) }),
      body: none,
      reply: none,
    });
    await http.call(read, { query: { id: 'a/b', quick: true }, body: {} });
    expect(sent[0]).toMatchObject({
      init: { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } },
    });
    expect(sent[0]?.url.pathname).toBe('/api/mail/a%2Fb/read');
    expect(sent[0]?.url.searchParams.get('quick')).toBe('true');
    expect(sent[0]?.url.searchParams.has('id')).toBe(false);
  });

  it('is tried once', async () => {
    const { http, sent } = house(() => Promise.reject(new TypeError('offline')));
    await failed(http.call(online));
    expect(sent).toHaveLength(1);
  });
});

describe('failures', () => {
  it('a 400 carries errCode and errMsg', async () => {
    const { http, heardOf } = house(json({ errCode: 7021, errMsg: 'x' }, 400));
    const error = await failed(http.call(online));
    expect(error).toBeInstanceOf(CodeError);
    expect(error).toMatchObject({ code: 7021, message: 'Nomor telepon atau kata sandi salah' });
    expect(heardOf('toast')).toEqual([{ kind: 'error', text: 'Nomor telepon atau kata sandi salah', code: 7021 }]);
  });

  it('a refusal whose text has blanks keeps the words of the server', async () => {
    const { http } = house(json({ errCode: 711, errMsg: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR' }, 400));
    expect(await failed(http.call(online))).toMatchObject({
      message: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR',
    });
  });

  it('a refusal’s values fill its text, and go on to whoever asked', async () => {
    const params = { min: '1.000', max: '5.000', currency: 'IDR' };
    const { http } = house(json({ errCode: 711, errMsg: 'x', params }, 400));
    expect(await failed(http.call(online))).toMatchObject({
      message: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR',
      params,
    });
  });

  it('the documented text goes before words of the server that say more', async () => {
    const { http } = house(json({ errCode: 3, errMsg: 'Pilih satu bank', params: { field: 'bank' } }, 400));
    expect(await failed(http.call(online))).toMatchObject({
      message: 'Parameter tidak sesuai',
      params: { field: 'bank' },
    });
  });

  it.each([
    [
      'a server error has the status as code and the text as message',
      text('Basis data penuh', 503),
      503,
      'Basis data penuh',
    ],
    ["a proxy's page is not shown", text('<html>Bad gateway</html>', 502), 502, 'Terjadi kesalahan, silakan coba lagi'],
    ['Chinese text is not shown', text('系统繁忙', 500), 500, 'Kesalahan layanan (kesalahan konfigurasi)'],
    [
      'a refusal that cannot be read is the general error',
      text('nope', 404),
      0,
      'Terjadi kesalahan, silakan coba lagi',
    ],
    ['a refusal without a code, too', json({ error: 'no' }, 400), 0, 'Terjadi kesalahan, silakan coba lagi'],
  ])('%s', async (_name, answer, code, message) => {
    const { http } = house(answer);
    expect(await failed(http.call(online))).toMatchObject({ code, message });
  });

  it('no network says so', async () => {
    const { http, heardOf } = house(() => Promise.reject(new TypeError('offline')));
    expect(await failed(http.call(online))).toMatchObject({ kind: 'network', message: NETWORK_ERROR });
    expect(heardOf('toast')).toEqual([{ kind: 'error', text: NETWORK_ERROR, code: null }]);
  });

  it('no answer within 10 s is a time out', async () => {
    const { http, timers } = house(() => new Promise(() => undefined));
    const error = failed(http.call(online));
    timers.pass(10_000);
    expect(await error).toMatchObject({ kind: 'time out' });
  });

  it('an answer slower than 1 s is reported', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { http, timers, heardOf } = house(() => new Promise((resolve) => (answer = resolve)));
    const reply = http.call(online);
    timers.pass(1_500);
    answer(new Response('{"online":1}'));
    await reply;
    expect(heardOf('report')).toEqual([{ kind: 'slow', detail: 'slow answer', route: online.path, ms: 1_500 }]);
  });

  it('a reply that does not fit the contract is dropped whole and reported', async () => {
    const { http, heardOf } = house(json({ online: 'many' }));
    expect(await failed(http.call(online))).toBeInstanceOf(RequestFailure);
    expect(heardOf('report')).toMatchObject([{ kind: 'misfit', route: online.path }]);
  });

  it.each([
    [1000, 'Situs sedang dalam pemeliharaan'],
    [10001, 'Akun ini tidak bisa bermain'],
    [7001, 'Akun tidak aktif'],
  ])('code %i is told in its own words', async (errCode, text) => {
    const { http, heardOf } = house(json({ errCode, errMsg: 'something else' }, 400));
    await failed(http.call(accountEndpoints.online));
    expect(heardOf('toast')).toEqual([{ kind: 'error', text, code: errCode }]);
  });

  it.each([
    [403, 'Anda tidak punya akses ke bagian ini'],
    [451, 'Lintang tidak tersedia di wilayah Anda'],
  ])('a gateway’s %i is told as no access, or as no service here', async (status, told) => {
    const { http, heardOf } = house(text('<html>blocked</html>', status));
    await failed(http.call(accountEndpoints.online));
    expect(heardOf('toast')).toEqual([{ kind: 'error', text: told, code: status }]);
  });

  it('a refusal that says how long is told with the time', async () => {
    const { http, heardOf } = house(json({ errCode: 667, errMsg: '', params: { seconds: '900' } }, 400));
    await failed(http.call(accountEndpoints.online));
    expect(heardOf('toast')).toEqual([{ kind: 'error', text: 'Terlalu sering, coba lagi dalam 15 menit', code: 667 }]);
  });

  it.each([1, 707])('code %i on the current token ends the session', async (errCode) => {
    const current = house(json({ errCode, errMsg: '' }, 400), 'token');
    await failed(current.http.call(accountEndpoints.me, { quiet: true }));
    expect(current.heardOf('auth-lost')).toEqual([{ code: errCode }]);
    expect(current.heardOf('toast')).toEqual([]);
    const other = house(json({ errCode, errMsg: '' }, 400), 'token');
    await failed(other.http.call(accountEndpoints.me, { token: 'older' }));
    expect(other.heardOf('auth-lost')).toEqual([]);
  });
});

describe('client id', () => {
  it('is made once and kept', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const first = clientId(storage);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(clientId(storage)).toBe(first);
  });

  it('does without storage', () => {
    const locked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(clientId({ getItem: locked, setItem: locked })).toMatch(/^[0-9a-f]{32}$/);
  });
});
