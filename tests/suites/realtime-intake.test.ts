import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sessionSignals } from '../../contract/account';
import { DEFAULT_LIMITS } from '../../server/realtime/index';
import { gate } from '../../server/realtime/intake';
import { FrameTypes } from '../../server/realtime/frames';
import { LEAST_READ } from '../../server/realtime/limits';
import { OPCODE, RawSocket, webSocketFrame } from './harness/raw-socket';
import { frames, openHouse, quietGateway } from './realtime-kit';

/** As much as one read of the network brings. */
const READ = 64 * 1024;
/** Several times what the network's own buffers between two ends hold: whoever takes more than that is reading. */
const MOST_TAKEN = 32 * 1024 * 1024;

describe('the gate before a stream’s listeners', () => {
  const open = (passes: (slice: number) => boolean) => {
    const stream = new PassThrough();
    let heard = 0;
    stream.on('data', (bytes: Buffer) => (heard += bytes.length));
    let slice = 0;
    const shut = gate(stream, () => passes((slice += 1)));
    return { stream, shut, heard: () => heard };
  };

  it('lets through what may pass, whole and in order', () => {
    const { stream, heard } = open(() => true);
    for (const size of [1, 4_096, 4_097, READ]) stream.emit('data', Buffer.alloc(size));
    expect(heard()).toBe(1 + 4_096 + 4_097 + READ);
  });

  it('hands on copies of a long read: whoever keeps a byte of it does not keep all of it', () => {
    const stream = new PassThrough();
    const kept: number[] = [];
    stream.on('data', (bytes: Buffer) => kept.push(bytes.buffer.byteLength));
    gate(stream, () => true);
    stream.emit('data', Buffer.alloc(READ - 1));
    expect(Math.max(...kept)).toBeLessThanOrEqual(2 * 4_096);
  });

  it('stops within a read: what lies behind a flood is not parsed, in this read or a later one', () => {
    const { stream, heard } = open((slice) => slice !== 2);
    for (let n = 0; n < 3; n += 1) stream.emit('data', Buffer.alloc(READ));
    expect(heard()).toBe(4_096);
  });

  it('stays shut, and is gone with the stream, of which somebody else may read the rest', () => {
    const { stream, shut, heard } = open(() => true);
    shut();
    stream.emit('data', Buffer.alloc(10));
    stream.emit('close');
    expect([heard(), stream.listenerCount('data')]).toEqual([0, 0]);
  });
});

describe('what one connection may bring', () => {
  it('is an answered keepalive every now and then: a flood is hung up on after a few answers', () => {
    const { connect, clock } = quietGateway();
    const { send, wire } = connect();
    const { burst } = DEFAULT_LIMITS.echoes;
    const answers = () => wire.frames.filter(({ type }) => type === FrameTypes.KEEPALIVE).length;
    for (let n = 0; n < burst; n += 1) send(frames.keepalive(true));
    clock.advance(1_000);
    send(frames.keepalive(true));
    expect([answers(), wire.closedWith]).toEqual([burst + 1, null]);
    for (let n = 0; n < 1_000; n += 1) send(frames.keepalive(true));
    expect([answers(), wire.closedWith, wire.hungUp]).toEqual([burst + 1, 1008, true]);
  });

  it('is a token now and then: whoever guesses has few looked up', () => {
    let lookedUp = 0;
    const { connect, gateway } = quietGateway({
      authenticate: () => {
        lookedUp += 1;
        return Promise.resolve(null);
      },
    });
    const { send, wire } = connect();
    for (let n = 0; n < 100; n += 1) send(frames.signal(2 * n + 1, sessionSignals.auth.route, { token: `guess-${n}` }));
    expect([lookedUp, wire.hungUp, gateway.stats().closed]).toEqual([DEFAULT_LIMITS.logins.burst, true, { flood: 1 }]);
  });

  it('counts by the read where reads are small: they cost as much as others', () => {
    const { connect } = quietGateway({ limits: { byteBurst: 100 * LEAST_READ, bytesPerSecond: 1 } });
    const { connection, wire } = connect();
    let reads = 0;
    while (reads < 1_000 && connection.arrived(1)) reads += 1;
    expect([reads, wire.closedWith]).toEqual([100, 1008]);
  });

  it('counts after a goodbye too: frames that nobody will look at are not parsed without end', () => {
    const { connect } = quietGateway({ limits: { frameBurst: 50, framesPerSecond: 1 } });
    const { send, wire } = connect();
    send(Buffer.alloc(0));
    expect([wire.closedWith, wire.hungUp]).toEqual([1002, false]);
    for (let n = 0; n < 49; n += 1) send(Buffer.alloc(0));
    expect(wire.hungUp).toBe(true);
  });
});

describe('a flood over the network', () => {
  it('is hung up on at once, and not read for as long as a goodbye may take', async () => {
    const house = await openHouse();
    const guest = await RawSocket.open(Number(new URL(house.url).port));
    await guest.write(webSocketFrame(OPCODE.binary, frames.setup()));
    const chunk = Buffer.concat(
      Array.from({ length: 5_000 }, () => webSocketFrame(OPCODE.binary, frames.keepalive(true))),
    );
    for (let sent = 0; !guest.socket.destroyed && sent < MOST_TAKEN; sent += chunk.length) {
      await guest.write(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(guest.socket.destroyed).toBe(true);
    expect(house.gateway.stats().closed).toEqual({ flood: 1 });
    await house.close();
  });
});
