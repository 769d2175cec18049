import { connect as connectTcp } from 'node:net';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Flags } from 'rsocket-core';
import { expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { attach } from '../../server/realtime/transport';
import { DEFAULT_LIMITS } from '../../server/realtime/index';
import { frames, quietGateway } from './realtime-kit';

/** What somebody can make the server keep for them without ever finishing anything. */

const begin = (streamId: number) => frames.call(streamId, crashCalls.roundHistory.route, {}, Flags.FOLLOWS);

it('requests in pieces that never end share one frame of memory on a connection', () => {
  const { connect } = quietGateway({ limits: { frameBurst: 10_000 } });
  const { send, connection } = connect();
  for (let n = 0; n < 50; n += 1) send(begin(2 * n + 1), frames.piece(2 * n + 1, Buffer.alloc(30_000), true));
  const kept = [...connection.exchanges.values()].reduce((sum, { parts }) => sum + (parts?.bytes ?? 0), 0);
  expect(kept).toBeLessThanOrEqual(DEFAULT_LIMITS.maxFrameBytes);
});

it('messages that are never whole, in whatever pieces, count as what is not read: whoever makes us keep most is cut off', () => {
  const { connect, gateway, clock } = quietGateway({
    limits: { maxBufferedBytesOfAddress: 100_000, frameBurst: 10_000, maxLifetimeMs: 60_000 },
  });
  const setup = frames.setup({ lifetime: 60_000 });
  const crowd = Array.from({ length: 20 }, (_, n) => {
    const { send, connection } = connect(setup, '203.0.113.7');
    if (n % 2 === 0) connection.arrived(10_000);
    else send(begin(1), frames.piece(1, Buffer.alloc(10_000), true));
    return connection;
  });
  const neighbour = connect(setup, '203.0.113.7');
  const whole = frames.keepalive(false);
  for (let n = 0; n < 1_000; n += 1) {
    neighbour.connection.arrived(whole.length + 6);
    neighbour.send(whole);
  }
  const elsewhere = connect(setup, '203.0.113.8');
  elsewhere.connection.arrived(10_000);
  clock.advance(DEFAULT_LIMITS.sweepMs);
  const left = crowd.filter(({ open }) => open);
  expect(left.length).toBeLessThanOrEqual(5);
  expect(left.length).toBeGreaterThan(0);
  expect([neighbour.connection.open, elsewhere.connection.open]).toEqual([true, true]);
  expect(gateway.stats().closed).toEqual({ slow: 20 - left.length });
});

it.each([
  ['no such path', '/elsewhere', {}],
  ['a full house', '/ws', { maxConnections: 0 }],
  ['a crowded address', '/ws', { maxPerAddress: 0 }],
])(
  'a socket that was turned away (%s) is let go though its client never hangs up',
  async (_name, path, limits) => {
    const server = createServer();
    const detach = attach({
      server,
      path: '/ws',
      limits: { ...DEFAULT_LIMITS, ...limits },
      addressOf: () => '203.0.113.7',
      now: () => 0,
      regular: () => null,
      accept: () => undefined,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const closed = new Promise<void>((resolve) =>
      server.on('connection', (socket) => socket.on('close', () => resolve())),
    );
    const client = connectTcp({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined);
    client.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    let answer = '';
    client.on('data', (chunk) => (answer += chunk.toString()));
    await closed;
    expect(answer === '' || answer.startsWith('HTTP/1.1 ')).toBe(true);
    client.destroy();
    detach();
    await new Promise((resolve) => server.close(resolve));
  },
  4_000,
);
