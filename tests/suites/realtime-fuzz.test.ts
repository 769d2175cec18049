import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { crashCalls, crashStreams } from '../../contract/crash';
import { frames, OfficialClient, openHouse, quietGateway, until } from './realtime-kit';

/** Failing seeds become tests of their own. */
const SEED = 20_261_121;
const INJECTED = 100_000;
const AFTER_SETUP = 30_000;
const OVER_SOCKETS = 3_000;
const AT_ONCE = 60;

/** mulberry32 */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

type Roll = ReturnType<typeof dice>;
const noise = (roll: Roll, length: number): Buffer => Buffer.from(Array.from({ length }, () => roll(256)));

const SEEDS: readonly Buffer[] = [
  frames.setup(),
  frames.call(1, crashCalls.roundHistory.route, { page: 1, size: 10 }),
  frames.stream(3, crashStreams.data.route),
  frames.signal(5, 'internal/auth', { token: 'x' }),
  frames.keepalive(true, Buffer.from('k')),
  frames.resume(),
  frames.lease(),
  frames.metadataPush(),
  frames.cancel(1),
  frames.requestN(3, 9),
  frames.piece(1, Buffer.from('{}'), true),
  frames.error(0),
  frames.channel(7, 'x'),
];

/** A valid frame with a few bytes changed, cut off or added. */
function mutant(roll: Roll): Buffer {
  const bytes = Buffer.from(SEEDS[roll(SEEDS.length)] ?? []);
  for (let n = roll(6); n > 0; n -= 1) bytes[roll(bytes.length)] = roll(256);
  switch (roll(4)) {
    case 0:
      return bytes.subarray(0, roll(bytes.length + 1));
    case 1:
      return Buffer.concat([bytes, noise(roll, roll(40))]);
    default:
      return bytes;
  }
}

/** Mostly near-valid frames, some headers with any type and flags, some plain noise. */
function message(roll: Roll): Buffer {
  switch (roll(6)) {
    case 0:
      return noise(roll, roll(64));
    case 1:
      return frames.raw(roll(6) - 1, roll(64), roll(1024), noise(roll, roll(48)));
    default:
      return mutant(roll);
  }
}

it(`survives ${INJECTED} arbitrary first messages, and arbitrary messages behind ${AFTER_SETUP} good ones`, async () => {
  const { gateway, log, connect, clock } = quietGateway();
  const roll = dice(SEED);
  for (let n = 0; n < INJECTED + AFTER_SETUP; n += 1) {
    const { connection } = connect(n < INJECTED ? null : frames.setup());
    if (n < INJECTED) connection.receive(message(roll), roll(50) > 0);
    if (connection.open) for (let more = roll(12); more > 0; more -= 1) connection.receive(message(roll), true);
    if (n % 500 === 0) gateway.publisher.text(crashStreams.data.route, '1|1');
    connection.end('gone');
  }
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(120_000);
  expect(log).toEqual([]);
  expect(gateway.stats()).toMatchObject({ connections: 0, subscriptions: 0 });
  expect(gateway.presence.online()).toBe(0);
});

it(`serves a normal client during and after ${OVER_SOCKETS} hostile sockets`, async () => {
  const house = await openHouse();
  const roll = dice(SEED + 1);
  const normal = await OfficialClient.connect(house.url);
  const hostile = () =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(house.url);
      const leave = () => socket.terminate();
      socket.on('open', () => {
        const kind = roll(20);
        if (kind === 0) socket.send('text');
        else if (kind === 1) socket.send(Buffer.alloc(70_000));
        else if (kind === 2) socket.send(message(roll), { fin: false });
        else socket.send(message(roll));
        socket.send(message(roll), () => setImmediate(leave));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  for (let done = 0; done < OVER_SOCKETS; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, hostile));
    if (done % 600 === 0)
      expect(await normal.request(crashCalls.roundHistory.route, { page: 1, size: 10 })).toEqual({
        total: 0,
        list: [],
      });
  }
  await until(() => house.gateway.stats().connections === 1, 'all hostile sockets gone');
  const fresh = await OfficialClient.connect(house.url);
  expect(await fresh.request(crashCalls.roundHistory.route, { page: 1, size: 10 })).toEqual({ total: 0, list: [] });
  expect(house.log).toEqual([]);
  fresh.close();
  normal.close();
  await house.close();
});

it('an oversized message closes its own socket only', async () => {
  const house = await openHouse();
  const normal = await OfficialClient.connect(house.url);
  const socket = new WebSocket(house.url);
  const code = await new Promise<number>((resolve) => {
    socket.on('open', () => socket.send(Buffer.alloc(16 * 1024 + 1)));
    socket.on('error', () => undefined);
    socket.on('close', resolve);
  });
  expect(code).toBe(1009);
  expect(await normal.request(crashCalls.roundHistory.route, { page: 1, size: 10 })).toEqual({ total: 0, list: [] });
  normal.close();
  await house.close();
});

it('an upgrade for another path is turned away', async () => {
  const house = await openHouse();
  const error = await new Promise<Error>((resolve) =>
    new WebSocket(house.url.replace('/ws', '/elsewhere')).on('error', resolve),
  );
  expect(error.message).toContain('404');
  await house.close();
});

it('a full house answers 503', async () => {
  const house = await openHouse({ limits: { maxConnections: 1 } });
  const first = await OfficialClient.connect(house.url);
  const error = await new Promise<Error>((resolve) => new WebSocket(house.url).on('error', resolve));
  expect(error.message).toContain('503');
  first.close();
  await house.close();
});
