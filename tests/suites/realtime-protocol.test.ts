import { Flags, FrameTypes } from 'rsocket-core';
import { describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import type { Caller } from '../../server/ports';
import { CRASH_DATA, echoBindings, frames, quietGateway, SARI, until } from './realtime-kit';

const HISTORY = crashCalls.roundHistory.route;
const paging = { page: 1, size: 10 };
/** Until what was asked is answered: a list has its turn in the next round of the event loop, and its answer comes after it. */
const turn = async () => {
  for (let round = 0; round < 2; round += 1) await new Promise(setImmediate);
};
const alive = async ({ send, wire }: ReturnType<ReturnType<typeof quietGateway>['connect']>, streamId = 901) => {
  send(frames.call(streamId, HISTORY, paging));
  await turn();
  return wire.last()?.type === FrameTypes.PAYLOAD && wire.last()?.streamId === streamId;
};

describe('setup', () => {
  it('must come within 5 s', () => {
    const { clock, connect } = quietGateway();
    const { wire } = connect(null);
    clock.advance(4_900);
    expect(wire.closedWith).toBeNull();
    clock.advance(600);
    expect(wire.closedWith).toBe(1008);
    expect(wire.errors(0)).toEqual([{ code: 0x001, message: 'no setup' }]);
  });

  it.each([
    ['three bytes', Buffer.from([1, 2, 3]), 0x001],
    ['nothing', Buffer.alloc(0), 0x001],
    ['a request', frames.call(1, HISTORY), 0x001],
    ['a truncated SETUP', frames.setup().subarray(0, 20), 0x001],
    ['a lifetime of 0', frames.setup({ lifetime: 0 }), 0x001],
    ['a keepalive of 0', frames.setup({ keepAlive: 0 }), 0x001],
    ['version 2', frames.setup({ majorVersion: 2 }), 0x002],
    ['a wish for leases', frames.setup({ flags: Flags.LEASE }), 0x002],
    ['a wish to resume', frames.setup({ flags: Flags.RESUME_ENABLE, resumeToken: Buffer.from('t') }), 0x002],
    ['RESUME', frames.resume(), 0x004],
  ])('%s as the first message closes that socket and no other', async (_name, first, code) => {
    const { connect, gateway } = quietGateway();
    const other = connect();
    const { wire } = connect(first);
    expect(wire.errors(0).map((error) => error.code)).toEqual([code]);
    expect(wire.closedWith).not.toBeNull();
    expect(gateway.stats().connections).toBe(1);
    expect(await alive(other)).toBe(true);
  });

  it('may carry the session signal', async () => {
    const { connect } = quietGateway();
    const route = Buffer.concat([Buffer.from([0xfe, 0, 0, 14, 13]), Buffer.from('internal/auth')]);
    const { send, wire } = connect(
      frames.setup({ flags: Flags.METADATA, metadata: route, data: Buffer.from('{"token":"token-of-sari"}') }),
    );
    send(frames.call(1, crashCalls.myHistory.route, paging));
    await until(() => wire.last() !== undefined);
    expect(wire.last()).toMatchObject({ type: FrameTypes.PAYLOAD, streamId: 1 });
  });

  it('cannot be sent twice', () => {
    const { connect } = quietGateway();
    const { send, wire } = connect();
    send(frames.setup());
    expect(wire.closedWith).toBe(1002);
  });

  it('text messages close the socket', () => {
    const { connect } = quietGateway();
    const { connection, wire } = connect(null);
    connection.receive(Buffer.from('hello'), false);
    expect(wire.closedWith).toBe(1003);
  });
});

describe('keepalive', () => {
  it('closes after a lifetime of 12 s without any frame', () => {
    const { clock, connect } = quietGateway();
    const { wire } = connect();
    clock.advance(11_900);
    expect(wire.closedWith).toBeNull();
    clock.advance(600);
    expect(wire.closedWith).toBe(1008);
    expect(wire.errors(0)).toEqual([{ code: 0x101, message: 'silent' }]);
  });

  it('asks for a sign of life half way, so that a tab with throttled timers stays', () => {
    const { clock, connect } = quietGateway();
    const { wire, send } = connect();
    for (let minute = 0; minute < 10; minute += 1) {
      clock.advance(6_500);
      expect(wire.last()).toMatchObject({ type: FrameTypes.KEEPALIVE, flags: Flags.RESPOND });
      send(frames.keepalive(false));
    }
    expect(wire.closedWith).toBeNull();
  });

  it('is echoed with its data when asked', () => {
    const { connect } = quietGateway();
    const { wire, send } = connect();
    send(frames.keepalive(true, Buffer.from('ping')));
    expect(wire.last()).toMatchObject({ type: FrameTypes.KEEPALIVE, flags: 0, data: Buffer.from('ping') });
  });

  it.each([
    ['a lifetime of a millisecond is raised to 2 s', 1, 1_900, 2_600],
    ['a lifetime of weeks is cut to 60 s', 0x7fffffff, 59_400, 60_600],
  ])('%s', (_name, lifetime, still, gone) => {
    const { clock, connect } = quietGateway();
    const { wire } = connect(frames.setup({ lifetime }));
    clock.advance(still);
    expect(wire.closedWith).toBeNull();
    clock.advance(gone - still);
    expect(wire.closedWith).toBe(1008);
  });
});

describe('frames that nobody expects', () => {
  it.each([
    ['CANCEL of an unknown stream', frames.cancel(77)],
    ['REQUEST_N of an unknown stream', frames.requestN(77, 5)],
    ['PAYLOAD of an unknown stream', frames.piece(77, Buffer.from('x'), true)],
    ['ERROR of an unknown stream', frames.error(77)],
    ['LEASE', frames.lease()],
    ['METADATA_PUSH', frames.metadataPush()],
    ['an unknown type that may be ignored', frames.raw(5, 62, Flags.IGNORE)],
  ])('%s is passed over', async (_name, bytes) => {
    const { connect } = quietGateway();
    const peer = connect();
    peer.send(bytes);
    expect(peer.wire.frames).toEqual([]);
    expect(await alive(peer)).toBe(true);
  });

  it.each([
    ['RESUME in the middle', frames.resume()],
    ['an unknown type', frames.raw(5, 62, 0)],
    ['a request on stream 0', frames.call(0, HISTORY)],
    ['a request on an even stream', frames.call(2, HISTORY)],
    ['a request on a negative stream', frames.call(-5, HISTORY)],
    ['a KEEPALIVE on a stream', frames.raw(5, FrameTypes.KEEPALIVE, 0, Buffer.alloc(8))],
    ['a REQUEST_STREAM without its count', frames.raw(5, FrameTypes.REQUEST_STREAM, 0)],
    ['two bytes', Buffer.from([0, 0])],
  ])('%s closes the connection', (_name, bytes) => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    send(bytes);
    expect(wire.closedWith).toBe(1002);
    expect(wire.errors(0)).toEqual([{ code: 0x101, message: 'malformed' }]);
    expect(gateway.stats().closed).toEqual({ malformed: 1 });
  });

  it('ERROR on the connection ends it quietly', () => {
    const { connect, gateway } = quietGateway();
    connect().send(frames.error(0));
    expect(gateway.stats()).toMatchObject({ connections: 0, closed: { gone: 1 } });
  });

  it('a request channel is refused', () => {
    const { connect } = quietGateway();
    const { send, wire } = connect();
    send(frames.channel(1, CRASH_DATA));
    expect(JSON.parse(wire.errors(1)[0]?.message ?? '')).toMatchObject({ code: 3 });
  });

  it('a subscription for nothing is invalid, and nothing more is asked of the connection', async () => {
    const { connect } = quietGateway();
    const peer = connect();
    peer.send(frames.stream(1, CRASH_DATA, 0));
    expect(peer.wire.errors(1)[0]?.code).toBe(0x204);
    expect(await alive(peer)).toBe(true);
  });

  it('a stream id in use cannot be opened again', () => {
    const { connect, gateway } = quietGateway();
    const { send } = connect();
    send(frames.stream(1, CRASH_DATA), frames.stream(1, CRASH_DATA), frames.call(1, HISTORY, paging));
    expect(gateway.stats().subscriptions).toBe(1);
  });

  it.each([
    ['no metadata', frames.raw(1, FrameTypes.REQUEST_RESPONSE, 0)],
    [
      'a route that is cut short',
      frames.raw(1, FrameTypes.REQUEST_RESPONSE, Flags.METADATA, Buffer.from([0, 0, 5, 0xfe, 0, 0, 9, 8])),
    ],
    [
      'metadata longer than the frame',
      frames.raw(1, FrameTypes.REQUEST_RESPONSE, Flags.METADATA, Buffer.from([255, 255, 255, 1])),
    ],
    ['data that is not JSON', frames.call(1, HISTORY, paging).subarray(0, -3)],
    ['more brackets than it has a use for', frames.call(1, HISTORY, { ...paging, more: Array(600).fill([]) })],
  ])('a call with %s is refused with code 3', async (_name, bytes) => {
    const { connect } = quietGateway();
    const { send, wire } = connect();
    send(bytes);
    await turn();
    expect(JSON.parse(wire.errors(1)[0]?.message ?? '')).toMatchObject({ code: 3 });
  });
});

describe('requests in pieces', () => {
  const pieces = (streamId: number) => {
    const whole = frames.call(streamId, HISTORY, {}, Flags.FOLLOWS);
    return whole.subarray(0, whole.length - 2);
  };

  it('are put together', async () => {
    const { connect } = quietGateway();
    const { send, wire } = connect();
    send(pieces(1), frames.piece(1, Buffer.from('{"page":'), true), frames.piece(1, Buffer.from('1,"size":2}'), false));
    await turn();
    expect(wire.last()).toMatchObject({ type: FrameTypes.PAYLOAD, streamId: 1 });
  });

  it.each([
    ['large', 5, Buffer.alloc(20_000)],
    ['empty', 5_000, Buffer.alloc(0)],
  ])('that never end are refused once they outgrow a frame (%s)', (_name, count, piece) => {
    const { connect } = quietGateway({ limits: { frameBurst: 10_000 } });
    const { send, wire, connection } = connect();
    send(pieces(1));
    for (let n = 0; n < count; n += 1) send(frames.piece(1, piece, true));
    expect(JSON.parse(wire.errors(1)[0]?.message ?? '')).toMatchObject({ code: 3 });
    expect(connection.exchanges.size).toBe(0);
  });
});

describe('limits of one connection', () => {
  it('a stream is sent twice at most on one connection, which is one more than a client asks for; leaving one makes room', () => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    for (const id of [1, 3, 5]) send(frames.stream(id, CRASH_DATA));
    expect(JSON.parse(wire.errors(5)[0]?.message ?? '')).toMatchObject({ code: 667 });
    send(frames.stream(7, crashStreams.end.route), frames.cancel(1), frames.stream(9, CRASH_DATA));
    expect(gateway.stats().subscriptions).toBe(3);
    gateway.publisher.text(CRASH_DATA, '1|1');
    expect(gateway.stats().sent).toBe(2);
    expect(wire.errors(9)).toEqual([]);
  });

  it('1,000 subscriptions: those beyond 64 are refused with 667, and the connection lives', async () => {
    const { connect, gateway, clock } = quietGateway({ limits: { maxOfStream: 64 } });
    const peer = connect();
    for (let n = 0; n < 1_000; n += 1) peer.send(frames.stream(2 * n + 1, CRASH_DATA));
    expect(gateway.stats().subscriptions).toBe(64);
    const refused = peer.wire.frames.filter((frame) => frame.type === FrameTypes.ERROR);
    expect(refused).toHaveLength(936);
    expect(
      new Set(
        refused.map((frame) => frame.type === FrameTypes.ERROR && (JSON.parse(frame.message) as { code: number }).code),
      ),
    ).toEqual(new Set([667]));
    gateway.publisher.text(CRASH_DATA, '1|1');
    expect(gateway.stats().sent).toBe(64);
    peer.send(frames.cancel(1));
    clock.advance(1_000);
    expect(await alive(peer, 5_001)).toBe(true);
  });

  it('requests faster than the bucket fills are refused with 667', async () => {
    const { connect, clock } = quietGateway({ limits: { requestBurst: 3, requestsPerSecond: 1 } });
    const { send, wire } = connect();
    for (const streamId of [1, 3, 5, 7]) send(frames.call(streamId, HISTORY, paging));
    await until(() => wire.frames.length === 4);
    expect(JSON.parse(wire.errors(7)[0]?.message ?? '')).toMatchObject({ code: 667 });
    clock.advance(1_000);
    send(frames.call(9, HISTORY, paging));
    await turn();
    expect(wire.last()).toMatchObject({ type: FrameTypes.PAYLOAD, streamId: 9 });
  });

  it('a flood of frames closes the connection', () => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    for (let n = 0; n < 6_000 && wire.closedWith === null; n += 1) send(frames.cancel(1));
    expect(wire.closedWith).toBe(1008);
    expect(gateway.stats().closed).toEqual({ flood: 1 });
  });

  it('answers that never come do not hold more than the limit', () => {
    const { connect } = quietGateway({ authenticate: () => new Promise(() => undefined) });
    const { send, connection } = connect();
    send(frames.signal(1, 'internal/auth', { token: 't' }));
    for (let n = 1; n < 200; n += 1) send(frames.call(2 * n + 1, HISTORY, paging));
    expect(connection.exchanges.size).toBe(64);
  });
});

describe('slow readers', () => {
  it('miss ticks, but no other message', () => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    send(frames.stream(1, CRASH_DATA), frames.stream(3, crashStreams.end.route));
    wire.backlog = 40_000;
    gateway.publisher.text(CRASH_DATA, '1|1');
    gateway.publisher.json(crashStreams.end.route, {});
    expect(wire.frames.map((frame) => frame.streamId)).toEqual([3]);
    expect(gateway.stats().droppedTicks).toBe(1);
    wire.backlog = 0;
    gateway.publisher.text(CRASH_DATA, '1|2');
    expect(wire.frames.map((frame) => frame.streamId)).toEqual([3, 1]);
  });

  it('are cut off when they are a megabyte behind', () => {
    const { connect, gateway } = quietGateway();
    const { send, wire } = connect();
    send(frames.stream(3, crashStreams.end.route));
    wire.backlog = 2_000_000;
    gateway.publisher.json(crashStreams.end.route, {});
    expect(wire.closedWith).toBe('terminated');
    expect(gateway.stats()).toMatchObject({ connections: 0, subscriptions: 0, closed: { slow: 1 } });
  });
});

describe('sessions', () => {
  it('a token check that fails logs nobody out', async () => {
    const { connect, log } = quietGateway({ authenticate: () => Promise.reject(new Error('database away')) });
    const { send, wire } = connect();
    send(frames.signal(1, 'internal/auth', { token: 't' }), frames.call(3, crashCalls.myHistory.route, paging));
    await until(() => wire.errors(3).length > 0);
    expect(JSON.parse(wire.errors(3)[0]?.message ?? '')).toMatchObject({ code: 0 });
    expect(log).toEqual(['token check failed']);
  });

  it('the last of several tokens counts, whichever is checked first', async () => {
    const checks = new Map<string, (player: null | { id: string; name: string; avatar: string }) => void>();
    const { connect } = quietGateway({ authenticate: (token) => new Promise((resolve) => checks.set(token, resolve)) });
    const { send, wire } = connect();
    send(
      frames.signal(1, 'internal/auth', { token: 'first' }),
      frames.signal(3, 'internal/auth', { token: 'second' }),
      frames.call(5, crashCalls.myHistory.route, paging),
    );
    checks.get('second')?.(null);
    await turn();
    checks.get('first')?.({ id: 'u1', name: 'Sari', avatar: '' });
    await turn();
    expect(JSON.parse(wire.errors(5)[0]?.message ?? '')).toMatchObject({ code: 1 });
  });

  it('a call that waited for its token counts from when it arrived', async () => {
    let pass: (player: typeof SARI) => void = () => undefined;
    const seen: Caller[] = [];
    const { connect, clock } = quietGateway({
      authenticate: () => new Promise((resolve) => (pass = resolve)),
      bindings: echoBindings(seen),
    });
    const arrivedAt = clock.now();
    connect().send(
      frames.signal(1, 'internal/auth', { token: 't' }),
      frames.call(3, crashCalls.myHistory.route, paging),
    );
    clock.advance(500);
    pass(SARI);
    await until(() => seen.length > 0);
    expect(seen).toMatchObject([{ player: SARI, receivedAt: arrivedAt }]);
  });
});
