import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJson } from './json';

const SIZE = 6_000_000;
let http: FastifyInstance;

beforeEach(() => {
  http = fastify({ bodyLimit: 2 * SIZE });
  readJson(http);
  http.post('/', async ({ body }) => ({ fields: body === undefined ? 0 : Object.keys(body as object).length }));
});
afterEach(() => http.close());

const send = (payload: string) =>
  http.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });

/** CPU of this process that a body takes, ms. */
async function costOf(payload: string): Promise<number> {
  const before = process.cpuUsage();
  await send(payload);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const picture = JSON.stringify({ purpose: 'avatar', data: 'A'.repeat(SIZE) });

it('a picture is read, and so are a short body of many values and none at all', async () => {
  expect((await send(picture)).json()).toEqual({ fields: 2 });
  expect((await send(JSON.stringify({ list: Array.from({ length: 500 }, (_, i) => [i]) }))).json()).toEqual({
    fields: 1,
  });
  expect((await send('')).json()).toEqual({ fields: 0 });
});

it.each([
  ['arrays within arrays', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)],
  ['objects within objects', '{"a":'.repeat(SIZE / 6) + '0' + '}'.repeat(SIZE / 6)],
  ['a list of many', `[${'0,'.repeat(SIZE / 2)}0]`],
  ['an object of many', `{${Array.from({ length: SIZE / 12 }, (_, i) => `"${i}":0`).join(',')}}`],
])('%s of its weight cost no more than a picture', async (_, body) => {
  await costOf(picture);
  const cost = await costOf(picture);
  expect(await costOf(body)).toBeLessThan(cost * 3);
});

it('a short body of more brackets than a request has a use for is refused unread', async () => {
  const parsed = vi.spyOn(JSON, 'parse');
  const body = `[${'{},'.repeat(600)}{}]`;
  const { statusCode } = await send(body);
  // Others in this process may read something meanwhile.
  expect([statusCode >= 400, parsed.mock.calls.some(([text]) => text === body)]).toEqual([true, false]);
  parsed.mockRestore();
});
