import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../system/metrics';
import { ownProxy } from './address';
import { mountOps } from './ops';

const TOKEN = 'token-of-the-collector';

/** The status of `/metrics` for a request from an address, with some headers. */
async function statusFor(
  remoteAddress: string,
  headers: Record<string, string> = {},
  { trustProxy = false, metricsToken }: { trustProxy?: boolean; metricsToken?: string } = {},
) {
  const http = fastify({ trustProxy: trustProxy && ownProxy });
  const clock = { now: () => 0 };
  mountOps(http, {
    metrics: createMetrics({ process: false }),
    clock,
    ready: async () => null,
    trustProxy,
    metricsToken,
  });
  const { statusCode, body } = await http.inject({ url: '/metrics', remoteAddress, headers });
  await http.close();
  expect(body.includes('lintang_')).toBe(statusCode === 200);
  return statusCode;
}

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.2.3.4',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.9',
  '::ffff:192.168.1.9',
  'fd00::1',
  'fe80::1',
])('metrics are there for our own network: %s', async (address) => {
  expect(await statusFor(address)).toBe(200);
});

it.each(['203.0.113.7', '172.32.0.1', '192.169.0.1', '11.0.0.1', '::ffff:203.0.113.7', '2001:db8::1'])(
  'metrics are not there for others: %s',
  async (address) => {
    expect(await statusFor(address)).toBe(404);
  },
);

it('metrics are not there for who comes through a proxy, unless that one is trusted and names one of us', async () => {
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(await statusFor('127.0.0.1', { [header]: '10.0.0.1' })).toBe(404);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '10.0.0.1, 203.0.113.7' }, { trustProxy: true })).toBe(404);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, { trustProxy: true })).toBe(200);
});

it('metrics are there from anywhere with the token, when there is one', async () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect(await statusFor('203.0.113.7', bearer(TOKEN), { metricsToken: TOKEN })).toBe(200);
  for (const token of ['', 'undefined', `${TOKEN}x`])
    expect(await statusFor('203.0.113.7', bearer(token), { metricsToken: TOKEN })).toBe(404);
  for (const token of ['', 'undefined', TOKEN]) expect(await statusFor('203.0.113.7', bearer(token))).toBe(404);
});

it('metrics are gathered once a second, however many of our own network ask, and anew for this machine', async () => {
  let now = 0;
  let gathered = 0;
  const metrics = createMetrics({ process: false });
  const gather = metrics.registry.metrics.bind(metrics.registry);
  metrics.registry.metrics = () => {
    gathered += 1;
    return gather();
  };
  const http = fastify();
  mountOps(http, { metrics, clock: { now: () => now }, ready: async () => null, trustProxy: false });
  const ask = (remoteAddress = '192.168.1.9') => http.inject({ url: '/metrics', remoteAddress });
  const bodies = new Set((await Promise.all([ask(), ask(), ask()])).map(({ body }) => body));
  expect([bodies.size, gathered]).toEqual([1, 1]);
  await ask('127.0.0.1');
  expect(gathered).toBe(2);
  now = 1_000;
  expect((await ask()).body).toContain('lintang_');
  expect(gathered).toBe(3);
  await http.close();
});
