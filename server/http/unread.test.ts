import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { bareHttp } from './bare.fixture';
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

it('answers that nobody reads stay under a sum of their address, whatever they are; who reads least is hung up on', async () => {
  const http = await buildHttp({
    ...bareHttp,
    connectionLimits: {
      sockets: { most: 100, opened: FREELY },
      requests: FREELY,
      waiting: 1_000,
      unread: { ofAll: 1e9, ofAddress: 1_000 * KB },
    },
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
