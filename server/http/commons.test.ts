import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { none } from '../../contract/common';
import { endpoints } from '../../contract/endpoints';
import { CODE, CodeError } from '../../contract/errors';
import { endpoint, type Endpoint } from '../../contract/http';
import type { Player } from '../ports';
import { systemClock } from '../system/clock';
import { tellAddress } from './address';
import { mountApi } from './api';
import { Commons, COMMON_MS } from './commons';
import { handleErrors } from './errors';

const look = endpoint({
  method: 'GET',
  path: '/doc',
  access: 'guest',
  common: true,
  query: z.object({ key: z.string() }),
  body: none,
  reply: z.object({ text: z.string() }),
});
const write = endpoint({ method: 'POST', path: '/doc', access: 'operator', query: none, body: none, reply: none });
const operator = { id: 'op', role: 'operator' } as unknown as Player;
const LONG = 'Lintang '.repeat(1_000);

let http: FastifyInstance;
let now: number;
let reads: string[];
let text: string;

beforeEach(() => {
  http = fastify();
  now = 1_000_000;
  reads = [];
  text = LONG;
  handleErrors(http);
  tellAddress(http, false);
  mountApi(http, {
    answers: [
      {
        endpoint: look,
        name: 'docs.doc',
        answer: async ({ query: { key } }: { query: { key: string } }) => {
          reads.push(key);
          await Promise.resolve();
          if (key === 'none') throw new CodeError(CODE.parameter);
          return { text };
        },
      },
      { endpoint: write, name: 'desk.doc', answer: async () => ({}) },
    ],
    authenticate: async () => operator,
    rates: { take: () => 0 },
    repeats: { once: (_act, work) => work(async () => undefined) },
    clock: { ...systemClock, now: () => now },
    checkReplies: true,
  });
});
afterEach(() => http.close());

const get = (key: string, headers: Record<string, string> = {}) =>
  http.inject({ url: `/api/doc?key=${key}`, headers: { 'accept-encoding': 'br', ...headers } });

it('is read once however many ask at once, and once more when it is old', async () => {
  await Promise.all([get('terms'), get('terms'), get('terms')]);
  await get('terms');
  expect(reads).toEqual(['terms']);
  now += COMMON_MS;
  await get('terms');
  await get('privacy');
  expect(reads).toEqual(['terms', 'terms', 'privacy']);
});

it('is told to be the same to whoever has it, until it says something else', async () => {
  const first = await get('terms');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const tag = String(first.headers.etag);
  now += COMMON_MS;
  const again = await get('terms', { 'if-none-match': tag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  text = 'other';
  now += COMMON_MS;
  const changed = await get('terms', { 'if-none-match': tag, 'accept-encoding': '' });
  expect([changed.statusCode, changed.json()]).toEqual([200, { text }]);
  expect(changed.headers.etag).not.toBe(tag);
});

it('shows at once what an operator changed here', async () => {
  await get('terms');
  text = 'other';
  expect((await http.inject({ method: 'POST', url: '/api/doc', headers: { 'x-token': 'any' } })).statusCode).toBe(200);
  expect((await get('terms', { 'accept-encoding': '' })).json()).toEqual({ text });
});

it('keeps no refusal', async () => {
  expect([(await get('none')).statusCode, (await get('none')).statusCode]).toEqual([400, 400]);
  expect(reads).toEqual(['none', 'none']);
});

it('is compressed once for as long as it says the same', async () => {
  const commons = new Commons(() => now);
  const ask = () => commons.answer('docs.doc', async () => ({ text }));
  const first = await ask();
  now += COMMON_MS;
  expect(await ask()).toBe(first);
  text = 'other';
  now += COMMON_MS;
  expect(await ask()).not.toBe(first);
});

it('keeps the answers that were made last', async () => {
  const commons = new Commons(() => now);
  let made = 0;
  const ask = (n: number) => commons.answer(`chain ${n}`, async () => (made += 1));
  for (let n = 0; n < 300; n += 1) await ask(n);
  await ask(299);
  expect(made).toBe(300);
  await ask(0);
  expect(made).toBe(301);
});

it('is what guests look at and costs the store something', () => {
  const common = Object.values(endpoints).flatMap((table) =>
    Object.values<Endpoint>(table).filter((each) => each.common),
  );
  expect(common.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/main/fair/chains', '/main/fair/chain', '/heracles/doc/docs/:key/content']),
  );
  for (const { method, access, media } of common) expect([method, access, media]).toEqual(['GET', 'guest', undefined]);
});
