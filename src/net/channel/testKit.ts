import { deserializeFrame, Flags, FrameTypes, serializeFrame } from 'rsocket-core';
import type { Frame } from 'rsocket-core';
import { decodeCompositeMetadata, decodeRoutes } from 'rsocket-composite-metadata';
import { INDONESIAN } from '../../../contract/errors';
import { createBus } from '../bus';
import type { BusEvents } from '../bus';
import { createServerClock } from '../serverClock';
import type { Timers } from '../timers';
import { Channel } from './channel';
import type { OpenSocket, SocketEvents } from './socket';

/** Timers that run only when time is moved. */
export class TestTimers implements Timers {
  private time = 0;
  private waiting: { due: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { due: this.time + ms, run };
    this.waiting.push(timer);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== timer);
    };
  }

  /** Moves time on; `frozen` skips to the end first, as a page does that was asleep. */
  pass(ms: number, frozen = false): void {
    const end = this.time + ms;
    if (frozen) this.time = end;
    for (;;) {
      const next = this.waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.due);
      next.run();
    }
    this.time = end;
  }
}

export interface Sent {
  readonly frame: Frame;
  readonly route: string | null;
  readonly data: unknown;
}

/** The server's end of one socket, speaking through the library's codec. */
export class FakePeer {
  readonly sent: Sent[] = [];
  closed = false;

  constructor(private readonly events: SocketEvents) {}

  receive(bytes: Uint8Array): void {
    const frame = deserializeFrame(Buffer.from(bytes));
    const metadata = 'metadata' in frame && frame.type !== FrameTypes.SETUP ? frame.metadata : null;
    const data = 'data' in frame && frame.data ? frame.data.toString() : '';
    this.sent.push({
      frame,
      route: metadata ? routeIn(metadata) : null,
      data: data ? (JSON.parse(data) as unknown) : null,
    });
  }

  accept(): void {
    this.events.open();
  }

  drop(reason = 'gone'): void {
    this.closed = true;
    this.events.closed(reason);
  }

  send(frame: Frame): void {
    this.events.message(new Uint8Array(serializeFrame(frame)));
  }

  /** The last request for a route that is still to be answered. */
  find(route: string): Sent | undefined {
    return this.sent.findLast((sent) => sent.route === route);
  }

  routes(): string[] {
    return this.sent.flatMap(({ route }) => (route === null ? [] : [route]));
  }

  /** A fire-and-forget of the server. */
  push(route: string, data: unknown): void {
    const metadata = Buffer.concat([Buffer.from([0xfe, 0, 0, route.length + 1, route.length]), Buffer.from(route)]);
    this.send({ type: 5, flags: 0x100, streamId: 2, metadata, data: Buffer.from(JSON.stringify(data)) });
  }

  reply(route: string, data: unknown): void {
    this.payload(route, data, Flags.NEXT | Flags.COMPLETE);
  }

  next(route: string, data: unknown): void {
    this.payload(route, data, Flags.NEXT);
  }

  refuse(route: string, message: string): void {
    this.send({ type: FrameTypes.ERROR, flags: 0, streamId: this.streamId(route), code: 0x201, message });
  }

  private payload(route: string, data: unknown, flags: number): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.send({
      type: FrameTypes.PAYLOAD,
      flags,
      streamId: this.streamId(route),
      data: Buffer.from(text),
      metadata: null,
    });
  }

  private streamId(route: string): number {
    const sent = this.find(route);
    if (!sent) throw new Error(`nobody asked for ${route}`);
    return sent.frame.streamId;
  }
}

function routeIn(metadata: Buffer): string | null {
  for (const entry of decodeCompositeMetadata(metadata)) for (const route of decodeRoutes(entry.content)) return route;
  return null;
}

/** A channel on a network that the test plays. */
export function testChannel() {
  const timers = new TestTimers();
  const bus = createBus();
  const peers: FakePeer[] = [];
  const openSocket: OpenSocket = (_url, events) => {
    const peer = new FakePeer(events);
    peers.push(peer);
    return {
      send: (bytes) => peer.receive(bytes),
      close: () => {
        if (!peer.closed) peer.drop('closed here');
      },
    };
  };
  const window = new EventTarget();
  const heard: { type: keyof BusEvents; event: unknown }[] = [];
  bus.on('*', (type, event) => heard.push({ type, event }));
  const channel = new Channel({
    url: 'ws://house/ws',
    openSocket,
    timers,
    bus,
    serverClock: createServerClock(() => timers.now()),
    texts: () => INDONESIAN,
    window,
  });
  const peer = (): FakePeer => {
    const last = peers.at(-1);
    if (!last) throw new Error('nothing was opened');
    return last;
  };
  const heardOf = <K extends keyof BusEvents>(type: K): BusEvents[K][] =>
    heard.filter((one) => one.type === type).map(({ event }) => event as BusEvents[K]);
  const connected = async (): Promise<void> => {
    const done = channel.connect();
    peer().accept();
    await done;
  };
  return { timers, bus, window, channel, peers, peer, heardOf, connected };
}
