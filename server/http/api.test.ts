import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { none } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';
import { endpoint } from '../../contract/http';
import type { Mounted } from './answers';
import { tellAddress } from './address';
import { mountApi } from './api';
import { systemClock } from '../system/clock';
import { handleErrors } from './errors';
import { PICTURES, PICTURES_ASKED, UPLOADED } from './places';

const deposit = endpoint({
  method: 'POST',
  path: '/deposit',
  access: 'guest',
  query: none,
  body: z.object({ amount: z.number(), bank: z.string() }),
  reply: none,
});
let http = fastify();
afterEach(() => http.close());

/** An API of one endpoint, and what posting a body to it comes to. */
function posting(answer: () => Promise<Record<string, never>>) {
  http = fastify();
  handleErrors(http);
  tellAddress(http, false);
  const mounted: Mounted = { endpoint: deposit, name: 'pay.deposit', answer };
  mountApi(http, {
    answers: [mounted],
    authenticate: async () => null,
    rates: { take: () => 0 },
    repeats: { once: (_act, work) => work(async () => undefined) },
    clock: systemClock,
    checkReplies: true,
  });
  return async (payload: object, headers: Record<string, string> = {}) => {
    const reply = await http.inject({ method: 'POST', url: '/api/deposit', payload, headers });
    return { status: reply.statusCode, body: reply.json() as unknown };
  };
}

describe('a refusal', () => {
  it('has the code’s own text with its blanks filled, and their values', async () => {
    const post = posting(async () => {
      throw new CodeError(CODE.betOverLimit, { min: '1.000', max: '5.000', currency: 'IDR' });
    });
    expect(await post({ amount: 1, bank: 'bca' })).toEqual({
      status: 400,
      body: {
        errCode: 711,
        errMsg: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR',
        params: { min: '1.000', max: '5.000', currency: 'IDR' },
      },
    });
  });

  it('keeps the words that say more, as on the realtime channel', async () => {
    const post = posting(async () => {
      throw new CodeError(CODE.parameter, { field: 'bank' }, 'Pilih satu bank');
    });
    expect(await post({ amount: 1, bank: '' })).toEqual({
      status: 400,
      body: { errCode: 3, errMsg: 'Pilih satu bank', params: { field: 'bank' } },
    });
  });
});

it('writes that come at once are begun one in each round of the event loop: others are answered in between', async () => {
  let round = 0;
  let over = false;
  const count = (): void => {
    round += 1;
    if (!over) setImmediate(count);
  };
  const begun: number[] = [];
  const post = posting(async () => {
    begun.push(round);
    return {};
  });
  await http.ready();
  setImmediate(count);
  await Promise.all(Array.from({ length: 10 }, () => post({ amount: 1, bank: 'bca' })));
  over = true;
  expect(new Set(begun).size).toBe(10);
});

it('a file is made for who reads it: a look at its head alone makes none of it', async () => {
  http = fastify();
  handleErrors(http);
  tellAddress(http, false);
  let made = 0;
  const file = endpoint({
    method: 'GET',
    path: '/bets.csv',
    access: 'player',
    media: 'text/csv',
    query: none,
    body: none,
    reply: z.custom<AsyncIterable<string>>(),
  });
  async function* pieces() {
    for (let n = 0; n < 20; n += 1) {
      made += 1;
      yield `${n}\n`;
    }
  }
  mountApi(http, {
    answers: [{ endpoint: file, name: 'bets.file', answer: async () => pieces() }],
    authenticate: async () => ({ id: 'ana', name: 'ana', avatar: '' }),
    rates: { take: () => 0 },
    repeats: { once: (_act, work) => work(async () => undefined) },
    clock: systemClock,
    checkReplies: true,
  });
  const ask = (method: 'GET' | 'HEAD') => http.inject({ method, url: '/api/bets.csv', headers: { 'x-token': 't' } });
  expect((await ask('HEAD')).statusCode).toBe(404);
  for (let round = 0; round < 200; round += 1) await new Promise(setImmediate);
  expect(made).toBe(0);
  expect((await ask('GET')).body.split('\n')).toHaveLength(21);
});

it('a picture is read for one who asks at a time, and so often for an address: unread, each is held whole', async () => {
  http = fastify();
  handleErrors(http);
  tellAddress(http, false);
  let [reading, most] = [0, 0];
  const picture = endpoint({
    method: 'GET',
    path: '/picture',
    access: 'player',
    media: 'image/jpeg',
    query: none,
    body: none,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  });
  async function* slowly() {
    reading += 1;
    most = Math.max(most, reading);
    yield new Uint8Array(10);
    for (let round = 0; round < 5; round += 1) await new Promise(setImmediate);
    reading -= 1;
  }
  mountApi(http, {
    answers: [{ endpoint: picture, name: 'site.picture', answer: async () => slowly() }],
    authenticate: async (token) => ({ id: token, name: token, avatar: '' }),
    rates: { take: () => 0 },
    repeats: { once: (_act, work) => work(async () => undefined) },
    clock: { ...systemClock, now: () => 0 },
    checkReplies: false,
  });
  const ask = async (remoteAddress: string, token = 'ana') =>
    (await http.inject({ method: 'GET', url: '/api/picture', headers: { 'x-token': token }, remoteAddress }))
      .statusCode;
  await http.ready();
  expect(await Promise.all(Array.from({ length: 10 }, () => ask('192.0.2.7')))).toEqual(Array(10).fill(200));
  expect(most).toBe(1);
  const others = await Promise.all(
    Array.from({ length: PICTURES.ofAddress + 4 }, (_, n) => ask('192.0.2.7', `player${n}`)),
  );
  expect(others.filter((status) => status === 200)).toHaveLength(PICTURES.ofAddress);
  for (let n = 10 + others.length; n < PICTURES_ASKED.burst; n += 1) expect(await ask('192.0.2.7')).toBe(200);
  expect(await ask('192.0.2.7')).toBe(400);
  expect(await ask('192.0.2.8')).toBe(200);
});

describe('a picture on its way', () => {
  const picture = endpoint({
    method: 'POST',
    path: '/picture',
    access: 'player',
    upload: true,
    query: none,
    body: z.object({ data: z.string(), purpose: z.string() }),
    reply: none,
  });
  /** What sending pictures comes to, and what is kept of each to know a repeat by. */
  function sending(now: () => number) {
    http = fastify();
    handleErrors(http);
    tellAddress(http, false);
    const acts: string[] = [];
    mountApi(http, {
      answers: [{ endpoint: picture, name: 'site.picture', answer: async () => ({}) }],
      authenticate: async (token) => ({ id: token, name: token, avatar: '' }),
      rates: { take: () => 0 },
      repeats: {
        once: ({ act }, work) => {
          acts.push(JSON.stringify(act));
          return work(async () => undefined);
        },
      },
      clock: { ...systemClock, now },
      checkReplies: true,
    });
    const send = async (remoteAddress: string, payload: object, length?: number) => {
      const headers = { 'x-token': 'ana', ...(length !== undefined && { 'content-length': String(length) }) };
      const url = '/api/picture?request_id=a-request-of-ana';
      const reply = await http.inject({ method: 'POST', url, payload, headers, remoteAddress });
      return reply.statusCode === 200 ? 200 : (reply.json() as { errCode: number }).errCode;
    };
    return { send, acts };
  }

  it('is paid for by its bytes, whatever becomes of it: so many of an address, and those of its neighbours in other networks', async () => {
    let now = 0;
    const { send } = sending(() => now);
    const LENGTH = 4 * 1024 * 1024;
    const most = UPLOADED.burst / LENGTH;
    const sent = async (address: string) => (await send(address, { data: 'x' }, LENGTH)) !== CODE.tooFrequent;
    for (let n = 0; n < most; n += 1) expect(await sent('192.0.2.7')).toBe(true);
    expect(await sent('192.0.2.7')).toBe(false);
    expect(await sent('192.0.2.8')).toBe(true);
    now += (LENGTH / UPLOADED.perSecond) * 1_000;
    expect(await sent('192.0.2.7')).toBe(true);
    // However many networks they come from.
    let taken = 0;
    for (let n = 0; n < 100; n += 1) if (await sent(`2001:db8:7:${n}::1`)) taken += 1;
    expect(taken).toBe(4 * most);
  });

  it('is known again by what is in it, without being kept', async () => {
    const { send, acts } = sending(() => 0);
    const [one, another] = ['A', 'B'].map((letter) => letter.repeat(20_000));
    for (const [data, purpose] of [
      [one, 'avatar'],
      [one, 'avatar'],
      [another, 'avatar'],
      [one, 'identity'],
    ])
      expect(await send('192.0.2.7', { data, purpose })).toBe(200);
    expect(acts[1]).toBe(acts[0]);
    expect(new Set(acts).size).toBe(3);
    expect(Math.max(...acts.map((act) => act.length))).toBeLessThan(300);
  });
});

describe('what a page asks for', () => {
  it.each([
    ['cross-site', 400],
    ['same-origin', 200],
    ['same-site', 200],
    ['none', 200],
  ])('of this site or another (%s) is answered with %i', async (site, status) => {
    const post = posting(async () => ({}));
    expect((await post({ amount: 1, bank: 'bca' }, { 'sec-fetch-site': site })).status).toBe(status);
  });
});

describe('an amount that is no number', () => {
  it.each(['10000', null, undefined, Number.NaN, [1], {}])('is a wrong amount: %j', async (amount) => {
    const post = posting(async () => ({}));
    expect(await post({ amount, bank: 'bca' })).toEqual({
      status: 400,
      body: { errCode: 702, errMsg: 'Jumlah taruhan tidak sah' },
    });
    expect(await post({ amount })).toMatchObject({ body: { errCode: 702 } });
  });

  it('is told from other faults', async () => {
    const post = posting(async () => ({}));
    expect(await post({ amount: 1, bank: 1 })).toEqual({
      status: 400,
      body: { errCode: 3, errMsg: 'Parameter tidak sesuai' },
    });
    expect(await post({ amount: 1, bank: 'bca' })).toEqual({ status: 200, body: {} });
  });
});
