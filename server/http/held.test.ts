import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { bareHttp } from './bare.fixture';
import type { ConnectionLimits } from './connections';
import { buildHttp } from './server';

const KB = 1_024;
const FREELY = { burst: 1_000, perSecond: 1 };

/** Somebody elsewhere who reads nothing. */
class Deaf extends Duplex {
  constructor(readonly remoteAddress: string) {
    super({ read: () => undefined, write: () => undefined });
  }
  setTimeout(): this {
    return this;
  }
}

const limits = (held: ConnectionLimits['held']): ConnectionLimits => ({
  sockets: { most: 100, opened: FREELY },
  plain: { ofAll: 1_000, ofNetwork: 1_000 },
  regulars: { ofPlayer: 2, ofAll: 3 },
  lookedAt: 10,
  requests: FREELY,
  waiting: 1_000,
  held,
});

it('answers that nobody reads stay under a sum of their address, whatever they are; who reads least is hung up on', async () => {
  const http = await buildHttp({
    ...bareHttp,
    connectionLimits: limits({ ofAll: 1e9, ofAddress: 1_000 * KB }),
  });
  http.get('/long', async () => 'x'.repeat(100 * KB));
  http.get('/short', async () => 'x'.repeat(10 * KB));
  await http.ready();
  const ask = (address: string, path: string): Deaf => {
    const one = new Deaf(address);
    http.server.emit('connection', one);
    one.push(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return one;
  };
  const neighbour = ask('192.0.2.7', '/short');
  const deaf = Array.from({ length: 15 }, () => ask('192.0.2.7', '/long'));
  const elsewhere = ask('192.0.2.8', '/long');
  await Promise.race(deaf.map((one) => once(one, 'close')));
  const left = deaf.filter(({ destroyed }) => !destroyed);
  expect(left.reduce((sum, { writableLength }) => sum + writableLength, 0)).toBeLessThan(1_000 * KB);
  expect(left.length).toBeGreaterThan(0);
  expect([neighbour.destroyed, elsewhere.destroyed]).toEqual([false, false]);
  expect(elsewhere.writableLength).toBeGreaterThan(100 * KB);
  for (const one of [neighbour, elsewhere, ...left]) one.destroy();
  await http.close();
});

it('requests that are not whole stay under a sum of all, whoever sends them: those addresses give way that have more than their share, and none that has not', async () => {
  const http = await buildHttp({
    ...bareHttp,
    connectionLimits: limits({ ofAll: 1_000 * KB, ofAddress: 500 * KB }),
  });
  http.post('/picture', { bodyLimit: 1_000 * KB }, async () => ({}));
  await http.ready();
  const begin = (address: string, bytes: number): Deaf => {
    const one = new Deaf(address);
    http.server.emit('connection', one);
    one.push(`POST /picture HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900000\r\n\r\n`);
    one.push(Buffer.alloc(bytes));
    return one;
  };
  const guest = begin('192.0.2.7', 60 * KB);
  const half = Array.from({ length: 60 }, (_, n) => begin(`198.51.${n % 5}.1`, 20 * KB));
  await Promise.race(half.map((one) => once(one, 'close')));
  const left = half.filter(({ destroyed }) => !destroyed);
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThanOrEqual(25);
  expect(guest.destroyed).toBe(false);
  for (const one of [guest, ...left]) one.destroy();
  await http.close();
});
