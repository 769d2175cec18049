import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../system/clock';
import { bareHttp } from './bare.fixture';
import { DRESSED, pathOf } from './pages';
import { buildHttp } from './server';

let clientDir: string;
let http: FastifyInstance;
let now: number;
let asked: string[];
beforeEach(async () => {
  now = 0;
  asked = [];
  clientDir = mkdtempSync(join(tmpdir(), 'lintang-pages-'));
  writeFileSync(join(clientDir, 'index.html'), `<head><title>plain</title></head>${' '.repeat(2_000)}`);
  const cards = async (path: string) => {
    asked.push(path);
    return { title: path, description: '', game: null };
  };
  http = await buildHttp({ ...bareHttp, clientDir, cards, clock: { ...systemClock, now: () => now } });
});
afterEach(async () => {
  await http.close();
  rmSync(clientDir, { recursive: true, force: true });
});

const page = async (path: string, remoteAddress: string, encoding = 'identity') =>
  await http.inject({ url: path, remoteAddress, headers: { 'accept-encoding': encoding } });

it('is dressed once a minute for everybody who asks for it', async () => {
  for (const encoding of ['identity', 'br', 'gzip', 'br'])
    expect((await page('/replay/crash/7', '203.0.113.7', encoding)).statusCode).toBe(200);
  expect(asked).toEqual(['/replay/crash/7']);
  now = 61_000;
  await page('/replay/crash/7', '203.0.113.7');
  expect(asked).toHaveLength(2);
});

it('goes out without its card to an address that asks for many, and looks nothing up; another address has it', async () => {
  let dressed = 0;
  for (let round = 0; round < 3 * DRESSED.burst; round += 1) {
    const { statusCode, body } = await page(`/replay/crash/${round}`, '203.0.113.7');
    expect(statusCode).toBe(200);
    if (body.includes('og:title')) dressed += 1;
  }
  expect([dressed, asked.length]).toEqual([DRESSED.burst, DRESSED.burst]);
  expect((await page('/replay/crash/1000', '203.0.113.8')).body).toContain('og:title');
});

it('names itself by http or https, whatever a proxy passes on', async () => {
  await http.close();
  const cards = async () => ({ title: 'x', description: '', game: null });
  http = await buildHttp({ ...bareHttp, clientDir, cards, trustProxy: true });
  const urlBy = async (proto: string) => {
    const headers = { host: 'main.example', 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.7' };
    const { body } = await http.inject({ url: '/replay/crash/7', headers });
    return /og:url" content="([^"]*)"/.exec(body)?.[1];
  };
  expect(await urlBy('https')).toBe('https://main.example/replay/crash/7');
  expect(await urlBy('javascript')).toBe('http://main.example/replay/crash/7');
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/join/ABC', '/join/ABC'],
  ['/join/ABC//', '/join/ABC'],
  ['/join/ABC/?a=/', '/join/ABC'],
  // A head is short of this; what begins anew at each slash would take minutes.
  [`${'/'.repeat(400_000)}x`, `${'/'.repeat(400_000)}x`],
])('has a path without slashes at its end', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

it.each(['/vip', '/help/nothing', '/game/eggs', '/replay/eggs/1', '/replay/crash', '/help/privacy/x', '/constructor'])(
  'what is no page of ours is the app’s page that says so, with 404: %s',
  async (path) => {
    const { statusCode, body } = await page(path, '203.0.113.7');
    expect([statusCode, body.includes('<title>')]).toEqual([404, true]);
  },
);

it.each([
  '/account',
  '/share',
  '/share?title=x',
  '/join',
  '/join/ABC',
  '/desk',
  '/desk/people/7',
  '/game/crash/',
  '/game/coinFlip?z=rules',
  '/replay/crash/7',
  '/help',
  '/help/privacy',
  '/help/partner',
  '/preview/crash',
  '/referral/referral2',
])('what is one is there: %s', async (path) => {
  expect((await page(path, '203.0.113.7')).statusCode).toBe(200);
});
