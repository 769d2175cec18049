import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserializeFrame, Flags, FrameTypes, RSocketConnector, serializeFrame } from 'rsocket-core';
import type { Frame, Payload, RSocket } from 'rsocket-core';
import { encodeCompositeMetadata, encodeRoute, WellKnownMimeType } from 'rsocket-composite-metadata';
import { WebsocketClientTransport } from 'rsocket-websocket-client';
import WebSocket from 'ws';
import { crashCalls, crashStreams } from '../../contract/crash';
import { CodeError } from '../../contract/errors';
import { streams } from '../../contract/index';
import type { WireError } from '../../contract/wire';
import { localFanout } from '../../server/fanout/local';
import { bind } from '../../server/ports';
import type { Caller, CallBinding, Clock, Player } from '../../server/ports';
import { createGateway } from '../../server/realtime/index';
import type { Gateway, GatewayOptions } from '../../server/realtime/index';

/** A clock that stands still until it is moved: timers run in order, at their times. */
export class TestClock implements Clock {
  private timers: { when: number; run: () => void }[] = [];
  constructor(private time = 1_000_000) {}

  now(): number {
    return this.time;
  }

  at(when: number, run: () => void): () => void {
    const timer = { when, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  advance(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.when <= until).sort((a, b) => a.when - b.when)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.when);
      next.run();
    }
    this.time = until;
  }
}

export const realClock: Clock = {
  now: () => Date.now(),
  at: (when, run) => {
    const timer = setTimeout(run, Math.max(0, when - Date.now()));
    return () => clearTimeout(timer);
  },
};

export const SARI: Player = { id: 'u1', name: 'Sari', avatar: 'a1' };
export const BUDI: Player = { id: 'u2', name: 'Budi', avatar: 'a2' };
export const TOKENS: Readonly<Record<string, Player>> = { 'token-of-sari': SARI, 'token-of-budi': BUDI };

/** Bindings of a room that answers with what it was asked, so that a test can see what arrived. */
export function echoBindings(seen: Caller[] = []): CallBinding[] {
  return [
    bind(crashCalls.roundHistory, async (_req, caller) => {
      seen.push(caller);
      return { total: 0, list: [] };
    }),
    bind(crashCalls.myHistory, async (_req, caller) => {
      seen.push(caller);
      return {
        total: 1,
        list: [{ roundId: '7', time: caller.receivedAt, amount: 1000, winAmount: 0, status: 'open' as const }],
      };
    }),
    bind(crashCalls.escape, async (req) => {
      if (req.roundId === '706') throw new CodeError(706);
      if (req.roundId === '711') throw new CodeError(711, { min: '1.000', max: '5.000', currency: 'IDR' });
      throw new Error('the database is on fire');
    }),
  ];
}

export interface TestHouse {
  readonly gateway: Gateway;
  readonly url: string;
  readonly log: { details: object; message: string }[];
  close(): Promise<void>;
}

/** A gateway on a free port of this machine. */
export async function openHouse(options: Partial<GatewayOptions> = {}): Promise<TestHouse> {
  const log: TestHouse['log'] = [];
  const note = (details: object, message: string) => void log.push({ details, message });
  const server = createServer((_request, response) => response.end('ok'));
  const gateway = createGateway({
    server,
    bindings: echoBindings(),
    streams,
    authenticate: async (token) => TOKENS[token] ?? null,
    regular: () => null,
    fanout: localFanout((error) => note({ error }, 'fanout')),
    clock: realClock,
    logger: { info: note, warn: note, error: note },
    checkReplies: true,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    gateway,
    url: `ws://127.0.0.1:${port}/ws`,
    log,
    close: async () => {
      await gateway.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const metadata = (route: string) =>
  encodeCompositeMetadata([[WellKnownMimeType.MESSAGE_RSOCKET_ROUTING, encodeRoute(route)]]);
const payload = (route: string, data: unknown): Payload => ({
  metadata: metadata(route),
  data: Buffer.from(JSON.stringify(data)),
});

/** A refusal as a client sees it. */
export class Refused extends Error {
  constructor(readonly body: WireError & { params?: Record<string, string> }) {
    super(body.msg);
  }
}

const refusal = (error: Error): Error => {
  try {
    return new Refused(JSON.parse(error.message) as Refused['body']);
  } catch {
    return error;
  }
};

/** The official 1.0.0-alpha.3 client behind promises. */
export class OfficialClient {
  readonly pushes: { route: string; data: unknown }[] = [];
  readonly closedWith: Promise<Error | undefined>;
  private closed = false;

  private constructor(readonly rsocket: RSocket) {
    this.closedWith = new Promise((resolve) =>
      rsocket.onClose((error) => {
        this.closed = true;
        resolve(error);
      }),
    );
  }

  static async connect(
    url: string,
    options: { fragmentSize?: number; keepAlive?: number; lifetime?: number } = {},
  ): Promise<OfficialClient> {
    const pushes: OfficialClient['pushes'] = [];
    const connector = new RSocketConnector({
      setup: {
        keepAlive: options.keepAlive ?? 8_000,
        lifetime: options.lifetime ?? 12_000,
        metadataMimeType: 'message/x.rsocket.composite-metadata.v0',
        dataMimeType: 'application/json',
      },
      fragmentation: { maxOutboundFragmentSize: options.fragmentSize ?? 0 },
      transport: new WebsocketClientTransport({ url, wsCreator: (to) => new WebSocket(to) as never }),
      responder: {
        fireAndForget: (received, responder) => {
          const bytes = received.metadata ?? Buffer.alloc(0);
          pushes.push({ route: bytes.toString('utf8', 5), data: JSON.parse(String(received.data)) as unknown });
          responder.onComplete();
          return { cancel: () => undefined, onExtension: () => undefined };
        },
      },
    });
    const client = new OfficialClient(await connector.connect());
    Object.assign(client, { pushes });
    return client;
  }

  request(route: string, data: unknown = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.rsocket.requestResponse(payload(route, data), {
        onNext: (reply) => resolve(JSON.parse(String(reply.data)) as unknown),
        onError: (error) => reject(refusal(error)),
        onComplete: () => resolve(undefined),
        onExtension: () => undefined,
      });
    });
  }

  signal(route: string, data: unknown = {}): void {
    this.rsocket.fireAndForget(payload(route, data), { onError: () => undefined, onComplete: () => undefined });
  }

  /** Collects a subscription; `ended` settles with the refusal, or null when the server completed it. */
  subscribe(route: string, requestN = 0x7fffffff) {
    const messages: string[] = [];
    let finish: (error: Error | null) => void = () => undefined;
    const ended = new Promise<Error | null>((resolve) => (finish = resolve));
    const handle = this.rsocket.requestStream(payload(route, {}), requestN, {
      onNext: (message) => void messages.push(String(message.data)),
      onError: (error) => finish(refusal(error)),
      onComplete: () => finish(null),
      onExtension: () => undefined,
    });
    return { messages, ended, cancel: () => handle.cancel(), request: (n: number) => handle.request(n) };
  }

  close(): void {
    if (!this.closed) this.rsocket.close();
  }
}

/** Waits until a condition holds, giving the event loop its turns; fails after ten seconds. */
export async function until(condition: () => boolean, what = 'the condition'): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`${what} did not come true`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const CRASH_DATA = crashStreams.data.route;

/** A wire without a network: keeps what was written, in frames. */
export class FakeWire {
  readonly frames: Frame[] = [];
  backlog = 0;
  closedWith: number | 'terminated' | null = null;
  hungUp = false;

  send(bytes: Buffer): void {
    this.frames.push(deserializeFrame(bytes));
  }

  sendShared(framed: Buffer): void {
    this.frames.push(deserializeFrame(framed.subarray(framed[1] === 127 ? 10 : framed[1] === 126 ? 4 : 2)));
  }

  buffered(): number {
    return this.backlog;
  }

  close(code: number): void {
    this.closedWith ??= code;
  }

  terminate(): void {
    this.closedWith ??= 'terminated';
    this.hungUp = true;
  }

  last(): Frame | undefined {
    return this.frames.at(-1);
  }

  /** Code and text of the ERROR frames of one stream; stream 0 is the connection. */
  errors(streamId: number): { code: number; message: string }[] {
    return this.frames.flatMap((frame) =>
      frame.type === FrameTypes.ERROR && frame.streamId === streamId
        ? [{ code: frame.code, message: frame.message }]
        : [],
    );
  }
}

/** A gateway without a network on a standing clock. */
export function quietGateway(options: Partial<GatewayOptions> = {}) {
  const clock = new TestClock();
  const log: string[] = [];
  const note = (_details: object, message: string) => void log.push(message);
  const gateway = createGateway({
    server: createServer(),
    bindings: echoBindings(),
    streams,
    authenticate: async (token) => TOKENS[token] ?? null,
    regular: () => null,
    fanout: localFanout((error) => log.push(String(error))),
    clock,
    logger: { info: note, warn: note, error: note },
    ...options,
  });
  const connect = (setup: Buffer | null = frames.setup(), address?: string) => {
    const wire = new FakeWire();
    const connection = gateway.accept(wire, address);
    if (setup) connection.receive(setup, true);
    return { wire, connection, send: (...all: Buffer[]) => all.forEach((bytes) => connection.receive(bytes, true)) };
  };
  return { gateway, clock, log, connect };
}

/** Frames as a client writes them, through the library's codec. */
export const frames = {
  setup: (changes: Partial<Extract<Frame, { type: FrameTypes.SETUP }>> = {}): Buffer =>
    serializeFrame({
      type: FrameTypes.SETUP,
      flags: 0,
      streamId: 0,
      majorVersion: 1,
      minorVersion: 0,
      keepAlive: 8_000,
      lifetime: 12_000,
      resumeToken: null,
      metadataMimeType: 'message/x.rsocket.composite-metadata.v0',
      dataMimeType: 'application/json',
      data: null,
      metadata: null,
      ...changes,
    }),
  keepalive: (respond: boolean, data: Buffer | null = null): Buffer =>
    serializeFrame({
      type: FrameTypes.KEEPALIVE,
      flags: respond ? Flags.RESPOND : 0,
      streamId: 0,
      lastReceivedPosition: 0,
      data,
    }),
  call: (streamId: number, route: string, data: unknown = {}, flags = 0): Buffer =>
    serializeFrame({
      type: FrameTypes.REQUEST_RESPONSE,
      flags: Flags.METADATA | flags,
      streamId,
      ...payload(route, data),
    } as Frame),
  signal: (streamId: number, route: string, data: unknown = {}): Buffer =>
    serializeFrame({ type: FrameTypes.REQUEST_FNF, flags: Flags.METADATA, streamId, ...payload(route, data) } as Frame),
  stream: (streamId: number, route: string, requestN = 0x7fffffff): Buffer =>
    serializeFrame({
      type: FrameTypes.REQUEST_STREAM,
      flags: Flags.METADATA,
      streamId,
      requestN,
      ...payload(route, {}),
    } as Frame),
  channel: (streamId: number, route: string): Buffer =>
    serializeFrame({
      type: FrameTypes.REQUEST_CHANNEL,
      flags: Flags.METADATA,
      streamId,
      requestN: 1,
      ...payload(route, {}),
    } as Frame),
  piece: (streamId: number, data: Buffer, follows: boolean): Buffer =>
    serializeFrame({
      type: FrameTypes.PAYLOAD,
      flags: Flags.NEXT | (follows ? Flags.FOLLOWS : 0),
      streamId,
      data,
      metadata: null,
    }),
  cancel: (streamId: number): Buffer => serializeFrame({ type: FrameTypes.CANCEL, flags: 0, streamId }),
  requestN: (streamId: number, requestN: number): Buffer =>
    serializeFrame({ type: FrameTypes.REQUEST_N, flags: 0, streamId, requestN }),
  error: (streamId: number): Buffer =>
    serializeFrame({ type: FrameTypes.ERROR, flags: 0, streamId, code: 0x201, message: 'x' }),
  lease: (): Buffer =>
    serializeFrame({ type: FrameTypes.LEASE, flags: 0, streamId: 0, ttl: 1, requestCount: 1, metadata: null }),
  metadataPush: (): Buffer =>
    serializeFrame({ type: FrameTypes.METADATA_PUSH, flags: Flags.METADATA, streamId: 0, metadata: Buffer.from('x') }),
  resume: (): Buffer =>
    serializeFrame({
      type: FrameTypes.RESUME,
      flags: 0,
      streamId: 0,
      majorVersion: 1,
      minorVersion: 0,
      resumeToken: Buffer.from('t'),
      serverPosition: 0,
      clientPosition: 0,
    }),
  /** A frame of an arbitrary type with an empty body. */
  raw: (streamId: number, type: number, flags: number, body: Buffer = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(6);
    head.writeInt32BE(streamId, 0);
    head.writeUInt16BE((type << 10) | flags, 4);
    return Buffer.concat([head, body]);
  },
};
