import { KEEPALIVE_MS, LIFETIME_MS, REQUEST_TIMEOUT_MS, UNLIMITED_REQUESTS } from '../../../contract/constants';
import type { Timers } from '../timers';
import {
  cancelFrame,
  decode,
  keepaliveFrame,
  rejectFrame,
  requestFrame,
  setupFrame,
  signalFrame,
  streamFrame,
} from './frames';
import type { Inbound } from './frames';
import type { OpenSocket, Socket } from './socket';

/** How a stream ended: the server refused it (the text of its ERROR frame), completed it, or the connection is gone. */
export type StreamEnd =
  { readonly kind: 'refused'; readonly text: string } | { readonly kind: 'completed' } | { readonly kind: 'closed' };

/** Who waits for what arrives on one stream. `done` runs once; after it nothing else does. */
export interface Receiver {
  next(data: Uint8Array): void;
  done(end: StreamEnd): void;
}

export interface LinkEvents {
  opened(): void;
  /** Any frame has arrived. */
  heard(): void;
  pushed(route: string | null, data: Uint8Array): void;
  closed(reason: string): void;
}

export interface LinkOptions {
  readonly url: string;
  readonly openSocket: OpenSocket;
  readonly timers: Timers;
  readonly events: LinkEvents;
}

/** After a device woke up, the connection gets this long to prove that it lives: the radio has to wake up, too. */
const WAKE_GRACE_MS = 6_000;
/** A check this late means that the page was frozen, not that the server was silent. */
const LATE_MS = 1_000;

/** One RSocket connection over one WebSocket, the requester's end. It opens at once and never comes back once it closed. */
export class Link {
  private readonly socket: Socket;
  private readonly receivers = new Map<number, Receiver>();
  private readonly fragments = new Map<number, Uint8Array[]>();
  private state: 'opening' | 'open' | 'closed' = 'opening';
  private nextId = 1;
  private lastHeardAt = 0;
  private stopTimers: (() => void)[] = [];

  constructor(private readonly options: LinkOptions) {
    const { openSocket, url, timers } = options;
    this.stopTimers = [timers.after(REQUEST_TIMEOUT_MS, () => this.close('time out'))];
    this.socket = openSocket(url, {
      open: () => this.opened(),
      message: (bytes) => this.receive(bytes),
      closed: (reason) => this.closed(reason),
    });
  }

  get open(): boolean {
    return this.state === 'open';
  }

  /** Sends a call; its one answer, or its end, goes to the receiver. Returns how to give it up. */
  request(route: string, payload: unknown, receiver: Receiver): () => void {
    return this.start(receiver, (id) => requestFrame(id, route, payload));
  }

  /** Subscribes without a limit. Returns how to end it. */
  stream(route: string, receiver: Receiver): () => void {
    return this.start(receiver, (id) => streamFrame(id, route, UNLIMITED_REQUESTS));
  }

  signal(route: string, payload: unknown): void {
    this.socket.send(signalFrame(this.takeId(), route, payload));
  }

  /** Asks the server for a sign of life. */
  ping(): void {
    if (this.state === 'open') this.socket.send(keepaliveFrame(true));
  }

  /** Asks the server for a sign of life now, and allows it a short time for it: for a page that comes back to the front. */
  probe(): void {
    if (this.state !== 'open') return;
    this.lastHeardAt = this.options.timers.now() - LIFETIME_MS + WAKE_GRACE_MS;
    this.socket.send(keepaliveFrame(true));
    this.watch();
  }

  close(reason: string): void {
    if (this.state === 'closed') return;
    this.socket.close();
    this.closed(reason);
  }

  private opened(): void {
    if (this.state !== 'opening') return;
    this.state = 'open';
    this.lastHeardAt = this.options.timers.now();
    this.socket.send(setupFrame(KEEPALIVE_MS, LIFETIME_MS));
    this.watch();
    this.options.events.opened();
  }

  private closed(reason: string): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    for (const stop of this.stopTimers) stop();
    const receivers = [...this.receivers.values()];
    this.receivers.clear();
    this.fragments.clear();
    this.options.events.closed(reason);
    for (const receiver of receivers) receiver.done({ kind: 'closed' });
  }

  /** Restarts both timers: a keepalive every 8 s, and the end after 12 s without any frame. */
  private watch(): void {
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [this.keepaliveLater(), this.checkLater(this.lastHeardAt + LIFETIME_MS)];
  }

  private keepaliveLater(): () => void {
    return this.options.timers.after(KEEPALIVE_MS, () => {
      this.socket.send(keepaliveFrame(true));
      this.stopTimers[0] = this.keepaliveLater();
    });
  }

  private checkLater(due: number): () => void {
    const { timers } = this.options;
    return timers.after(Math.max(0, due - timers.now()), () => {
      const deadline = this.lastHeardAt + LIFETIME_MS;
      const now = timers.now();
      if (now < deadline) this.stopTimers[1] = this.checkLater(deadline);
      else if (now - due > LATE_MS) this.probe();
      else this.close('silent');
    });
  }

  private receive(bytes: Uint8Array): void {
    if (this.state !== 'open') return;
    this.lastHeardAt = this.options.timers.now();
    this.options.events.heard();
    const frame = decode(bytes);
    switch (frame.kind) {
      case 'payload':
        return this.payload(frame);
      case 'error':
        if (frame.streamId === 0) return this.close(frame.message);
        return this.finish(frame.streamId, { kind: 'refused', text: frame.message });
      case 'keepalive':
        if (frame.respond) this.socket.send(keepaliveFrame(false, frame.data));
        return;
      case 'push':
        return this.options.events.pushed(frame.route, frame.data);
      case 'request':
        return this.socket.send(rejectFrame(frame.streamId));
      case 'malformed':
        return this.close('malformed');
      case 'ignored':
        return;
    }
  }

  private payload(frame: Extract<Inbound, { kind: 'payload' }>): void {
    const receiver = this.receivers.get(frame.streamId);
    if (!receiver) return;
    if (frame.follows) return this.collect(frame.streamId, frame.data);
    const data = this.whole(frame.streamId, frame.data);
    if (frame.next) receiver.next(data);
    if (frame.complete) this.finish(frame.streamId, { kind: 'completed' });
  }

  private collect(streamId: number, data: Uint8Array): void {
    this.fragments.set(streamId, [...(this.fragments.get(streamId) ?? []), data]);
  }

  private whole(streamId: number, last: Uint8Array): Uint8Array {
    const parts = this.fragments.get(streamId);
    if (!parts) return last;
    this.fragments.delete(streamId);
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, last.length));
    let at = 0;
    for (const part of [...parts, last]) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  private finish(streamId: number, end: StreamEnd): void {
    const receiver = this.receivers.get(streamId);
    this.receivers.delete(streamId);
    this.fragments.delete(streamId);
    receiver?.done(end);
  }

  private start(receiver: Receiver, encode: (id: number) => Uint8Array<ArrayBuffer>): () => void {
    const id = this.takeId();
    this.receivers.set(id, receiver);
    this.socket.send(encode(id));
    return () => {
      if (!this.receivers.delete(id)) return;
      this.fragments.delete(id);
      this.socket.send(cancelFrame(id));
    };
  }

  private takeId(): number {
    const id = this.nextId;
    this.nextId += 2;
    return id;
  }
}
