import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { crashCalls, crashStreams } from '../../contract/crash';
import { wingoStreams } from '../../contract/wingo';
import { topic } from '../../contract/wire';
import { bind } from '../../server/ports';
import { DEFAULT_LIMITS } from '../../server/realtime/index';
import type { Share } from '../../server/realtime/addressBudget';
import { attach } from '../../server/realtime/transport';
import { LEAST_READ } from '../../server/realtime/limits';
import { wireOf } from '../../server/realtime/wire';
import { FrameTypes } from '../../server/realtime/frames';
import { OPCODE, RawSocket, webSocketFrame } from './harness/raw-socket';
import { CRASH_DATA, frames, openHouse, quietGateway, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

/** More than a client ever sends, and less than it ever reads. */

describe('frames that no message is made of', () => {
  let house: TestHouse;
  afterEach(() => house.close());

  it.each([
    ['pings', OPCODE.ping],
    ['pongs', OPCODE.pong],
  ])('%s count as frames: a flood of them closes the connection', async (_name, opcode) => {
    house = await openHouse();
    const guest = await RawSocket.open(Number(new URL(house.url).port));
    await guest.write(webSocketFrame(OPCODE.binary, frames.setup()));
    const flood = Buffer.concat(Array.from({ length: 20_000 }, () => webSocketFrame(opcode, Buffer.alloc(0))));
    await guest.write(flood);
    await until(() => house.gateway.stats().connections === 0, 'the flood is noticed');
    expect(house.gateway.stats().closed).toEqual({ flood: 1 });
    guest.socket.destroy();
  });

  it('bytes count whatever they belong to: half a frame is no way to send without end', async () => {
    house = await openHouse({ limits: { byteBurst: 10_000, bytesPerSecond: 1 } });
    const guest = await RawSocket.open(Number(new URL(house.url).port));
    await guest.write(webSocketFrame(OPCODE.binary, frames.setup()));
    await guest.write(webSocketFrame(OPCODE.binary, Buffer.alloc(16_000)).subarray(0, 12_000));
    await until(() => house.gateway.stats().connections === 0, 'the flood is noticed');
    expect(house.gateway.stats().closed).toEqual({ flood: 1 });
    guest.socket.destroy();
  });
});

describe('bytes from the network', () => {
  it('may come in a burst and then at the rate', () => {
    const { connect, clock, gateway } = quietGateway({ limits: { byteBurst: 1_000, bytesPerSecond: 100 } });
    const { connection, wire } = connect();
    connection.arrived(1_000);
    clock.advance(1_000);
    connection.arrived(100);
    expect(wire.closedWith).toBeNull();
    connection.arrived(1);
    expect([wire.closedWith, wire.hungUp]).toEqual([1008, true]);
    expect(gateway.stats().closed).toEqual({ flood: 1 });
  });

  it('are read no more from a connection that was told goodbye and goes on', () => {
    const { connect } = quietGateway({ limits: { byteBurst: 1_000, bytesPerSecond: 1 } });
    const { connection, wire, send } = connect();
    send(Buffer.from([0, 0]));
    expect([wire.closedWith, wire.hungUp]).toEqual([1002, false]);
    connection.arrived(1_001);
    expect([wire.closedWith, wire.hungUp]).toEqual([1002, true]);
  });

  it('of one frame do not wait in more than a few reads, however little each of them brings', async () => {
    const server = createServer();
    const accepted: WebSocket[] = [];
    const detach = attach({
      server,
      path: '/ws',
      limits: DEFAULT_LIMITS,
      addressOf: () => '203.0.113.7',
      regular: () => null,
      now: () => 0,
      accept: (socket) => void accepted.push(socket),
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const arriving = once(server, 'connection') as Promise<[Socket]>;
    const guest = await RawSocket.open((server.address() as AddressInfo).port);
    const [stream] = await arriving;
    const failed = new Promise<Error & { code?: string }>((resolve) => accepted[0]?.once('error', resolve));
    // What the network would bring one at a time, without depending on how it does.
    stream.emit('data', webSocketFrame(OPCODE.binary, Buffer.alloc(10_000)).subarray(0, 8));
    for (let n = 0; n < 200; n += 1) stream.emit('data', Buffer.alloc(1));
    expect((await failed).code).toBe('WS_ERR_TOO_MANY_BUFFERED_PARTS');
    guest.socket.destroy();
    detach();
    server.close();
  });
});

describe('connections of one address', () => {
  const share = (own: number, address: number) => ({
    own: { burst: own, perSecond: 1 },
    address: { burst: address, perSecond: 1 },
  });
  const plenty = share(1e9, 1e9);
  const crowd = { requests: plenty, frames: plenty, bytes: plenty };
  const HERE = '203.0.113.7';

  it.each(['frames', 'bytes'] as const)('share what %s they send above their own', (kind) => {
    const unit = kind === 'bytes' ? LEAST_READ : 1;
    const { connect, gateway } = quietGateway({
      limits: { ofAddress: { ...crowd, [kind]: share(10 * unit, 100 * unit) } },
    });
    const flood = (address: string) => {
      const { connection, wire, send } = connect(null, address);
      let sent = 0;
      for (; sent < 1_000 && wire.closedWith === null; sent += 1) {
        if (kind === 'bytes') connection.arrived(unit);
        else send(sent === 0 ? frames.setup() : frames.keepalive(false));
      }
      return sent - 1;
    };
    // The first takes it all; the next have what is their own, and everybody elsewhere has all.
    expect([flood(HERE), flood(HERE), flood(HERE)]).toEqual([110, 10, 10]);
    expect(flood('203.0.113.8')).toBe(110);
    expect(gateway.stats().closed).toEqual({ flood: 4 });
    expect(flood('127.0.0.1')).toBe(999);
  });

  it('share what requests they make above their own: one more is refused with 667', () => {
    const { connect } = quietGateway({ limits: { ofAddress: { ...crowd, requests: share(10, 100) } } });
    const ask = (address: string) => {
      const { wire, send } = connect(frames.setup(), address);
      for (let n = 0; n < 120; n += 1) send(frames.stream(1 + 2 * n, 'no/such/stream'));
      return wire.frames.filter((frame) => frame.type === FrameTypes.ERROR && frame.message?.includes('667')).length;
    };
    expect([ask(HERE), ask(HERE), ask('203.0.113.8')]).toEqual([10, 110, 10]);
  });

  it('cannot take up the one thread, however many they are', () => {
    const { ofAddress, maxPerAddress } = DEFAULT_LIMITS;
    const perSecond = ({ own, address }: Share) => maxPerAddress * own.perSecond + address.perSecond;
    // What each costs at the most, ms: a token that is looked up, an empty frame, a byte of JSON that is nothing but brackets.
    const cost = { requests: 0.06, frames: 0.005, bytes: 0.00014 };
    for (const kind of ['requests', 'frames', 'bytes'] as const)
      expect(perSecond(ofAddress[kind]) * cost[kind]).toBeLessThan(350);
    // Units of reads and commands, as callBudget counts them.
    expect(perSecond(DEFAULT_LIMITS.reads) * 0.1).toBeLessThan(350);
    expect(perSecond(DEFAULT_LIMITS.writes) * 0.5).toBeLessThan(350);
    // Reads of a byte each, which cost about this much.
    expect((perSecond(ofAddress.bytes) / LEAST_READ) * 0.01).toBeLessThan(350);
  });
});

describe('readers that do not read', () => {
  it('are charged for each frame that waits, not for its bytes alone', () => {
    const never = new Writable({ write: () => undefined, highWaterMark: 1 }) as unknown as Duplex;
    const wire = wireOf({} as WebSocket, never);
    for (let n = 0; n < 1_000; n += 1) wire.sendShared(Buffer.alloc(16));
    expect(wire.buffered()).toBeGreaterThan(10 * 1_000 * 16);
  });

  it('are charged no more once the network took what waited', async () => {
    const pending: (() => void)[] = [];
    const stream = new Writable({ write: (_chunk, _encoding, done) => void pending.push(done) }) as unknown as Duplex;
    const wire = wireOf({} as WebSocket, stream);
    for (let n = 0; n < 10; n += 1) wire.sendShared(Buffer.alloc(1_024));
    while (pending.length > 0) {
      pending.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(wire.buffered()).toBe(0);
  });

  it('are cut off, furthest behind first, when all of them together are too much', () => {
    const { connect, clock, gateway } = quietGateway({ limits: { maxBufferedBytesOfAll: 100_000 } });
    const [far, further, near] = [connect(), connect(), connect()].map(({ wire }) => wire);
    if (!far || !further || !near) throw new Error('three wires');
    [far.backlog, further.backlog, near.backlog] = [45_000, 60_000, 5_000];
    clock.advance(500);
    expect([far.closedWith, further.closedWith, near.closedWith]).toEqual([null, 'terminated', null]);
    expect(gateway.stats().closed).toEqual({ slow: 1 });
    clock.advance(500);
    expect(far.closedWith).toBeNull();
  });
});

describe('readers of one address that do not read', () => {
  const MOST = 100_000;
  const stuck = (addresses: readonly string[]) => {
    const house = quietGateway({ limits: { maxBufferedBytesOfAddress: MOST } });
    const wires = addresses.map((address) => house.connect(frames.setup(), address).wire);
    return { ...house, wires };
  };
  const here = Array.from({ length: 10 }, () => '203.0.113.7');

  it('are cut off, furthest behind first, until half is free; others are left alone, and so is the machine itself', () => {
    const { wires, clock } = stuck([...here, '203.0.113.8', '::1']);
    wires.forEach((wire, n) => (wire.backlog = n < 10 ? 10_000 + n * 1_000 : 90_000 + (n - 10) * 90_000));
    clock.advance(500);
    const open = wires.map(({ closedWith }) => closedWith === null);
    const kept = wires.slice(0, 10).reduce((total, { backlog }, n) => total + (open[n] ? backlog : 0), 0);
    expect(kept).toBeLessThanOrEqual(MOST / 2);
    expect(kept).toBeGreaterThan(0);
    expect(open.slice(0, 10)).toEqual(open.slice(0, 10).toSorted((a, b) => Number(b) - Number(a)));
    expect(open.slice(10)).toEqual([true, true]);
  });

  it('may be behind as long as it is within the sum', () => {
    const { wires, clock } = stuck(here);
    for (const wire of wires) wire.backlog = MOST / here.length;
    clock.advance(500);
    expect(wires.every(({ closedWith }) => closedWith === null)).toBe(true);
  });

  it('are the networks of IPv6 as one address', () => {
    const { wires, clock } = stuck(here.map((_, n) => `2001:db8::${n + 1}`));
    for (const wire of wires) wire.backlog = 20_000;
    clock.advance(500);
    expect(wires.filter(({ closedWith }) => closedWith !== null)).toHaveLength(8);
  });
});

describe('what was asked for and given up', () => {
  it('calls that were cancelled still count while they are answered', async () => {
    let running = 0;
    const { connect } = quietGateway({
      limits: { requestBurst: 10_000 },
      bindings: [
        bind(crashCalls.roundHistory, () => {
          running += 1;
          return new Promise(() => undefined);
        }),
      ],
    });
    const { send, wire } = connect();
    for (let n = 0; n < 1_000; n += 1)
      send(frames.call(2 * n + 1, crashCalls.roundHistory.route, { page: 1, size: 10 }), frames.cancel(2 * n + 1));
    await until(() => running === DEFAULT_LIMITS.maxExchanges, 'all have begun');
    await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBe(DEFAULT_LIMITS.maxExchanges);
    expect(JSON.parse(wire.errors(1_999)[0]?.message ?? '')).toMatchObject({ code: 667 });
  });

  it('calls that were answered do not', async () => {
    const { connect } = quietGateway({ limits: { requestBurst: 10_000 } });
    const { send, wire } = connect();
    for (let n = 0; n < 200; n += 1) {
      send(frames.call(2 * n + 1, crashCalls.roundHistory.route, { page: 1, size: 10 }));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(wire.frames.filter((frame) => 'code' in frame)).toEqual([]);
  });

  it('subscriptions that come and go, also to topics that nobody publishes, leave nothing behind', () => {
    const { connect, gateway } = quietGateway({ limits: { requestBurst: 100_000, frameBurst: 100_000 } });
    const { send, connection } = connect();
    for (let n = 0; n < 500; n += 1)
      send(frames.stream(2 * n + 1, topic(wingoStreams.update, `nobody-${n}`), 1), frames.cancel(2 * n + 1));
    expect([gateway.stats().subscriptions, connection.exchanges.size]).toEqual([0, 0]);
    for (let n = 0; n < 1_000; n += 1)
      send(frames.stream(20_001 + 2 * n, topic(wingoStreams.update, `nobody-${n}`), 1));
    expect(gateway.stats().subscriptions).toBe(DEFAULT_LIMITS.maxExchanges);
    connection.end('gone');
    expect(gateway.stats().subscriptions).toBe(0);
  });

  it('more credit than there is stays the credit without end', () => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    send(frames.stream(1, CRASH_DATA));
    for (let n = 0; n < 100; n += 1) send(frames.requestN(1, 0x7fffffff));
    gateway.publisher.text(crashStreams.data.route, '1|1');
    expect(wire.frames).toHaveLength(1);
  });
});
