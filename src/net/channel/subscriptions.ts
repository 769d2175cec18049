import { RECONNECT_STEP_MS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { topic } from '../../../contract/wire';
import type { Stream } from '../../../contract/wire';
import type { Report } from '../bus';
import type { Refusal } from '../refusal';
import type { Timers } from '../timers';
import type { Link } from './link';
import { readMessage } from './payload';
import { readWireError } from './wireError';

export type Listener = (payload: unknown) => void;

/** One topic that somebody listens to. `stop` is there while the server sends it, `askedAt` is when it was last asked to. */
interface Entry {
  readonly stream: Stream;
  readonly route: string;
  readonly listeners: Set<Listener>;
  stop: (() => void) | null;
  askedAt: number;
}

export interface SubscriptionsDeps {
  readonly timers: Timers;
  /** Each valid message once, however many listen. */
  readonly onMessage: (stream: Stream, payload: unknown) => void;
  readonly report: (report: Report) => void;
  /** The token in use now, null for a guest. */
  readonly token: () => string | null;
  /** The server refused a subscription: the rules of a refused call hold, but nobody pressed anything, so that nothing is said for it. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** What the client listens to. It outlives connections: each new one is asked for everything again, one stream a topic. */
export class Subscriptions {
  private readonly entries = new Map<string, Entry>();
  private link: Link | null = null;

  constructor(private readonly deps: SubscriptionsDeps) {}

  /** Listens until the returned function is called. */
  add(stream: Stream, x: string, listener: Listener): () => void {
    const route = topic(stream, x);
    const entry = this.entries.get(route) ?? { stream, route, listeners: new Set<Listener>(), stop: null, askedAt: 0 };
    this.entries.set(route, entry);
    entry.listeners.add(listener);
    this.start(entry);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size > 0 || this.entries.get(route) !== entry) return;
      this.entries.delete(route);
      entry.stop?.();
    };
  }

  /** Moves everything to a connection, or to none. */
  attach(link: Link | null): void {
    this.link = link;
    for (const entry of this.entries.values()) entry.stop = null;
    this.retry();
  }

  /** Asks again for what the server does not send: somebody logged in, or a new connection is there. */
  retry(): void {
    for (const entry of this.entries.values()) this.start(entry);
  }

  private start(entry: Entry): void {
    const { link } = this;
    if (!link || entry.stop) return;
    entry.askedAt = this.deps.timers.now();
    const tokenSent = this.deps.token();
    const cancel = link.stream(entry.route, {
      next: (data) => this.deliver(entry, data),
      done: (end) => {
        if (entry.stop !== cancel) return;
        entry.stop = null;
        if (end.kind === 'refused') this.refused(entry, end.text, tokenSent);
        if (end.kind === 'completed') this.completed(entry);
      },
    });
    entry.stop = cancel;
  }

  private deliver(entry: Entry, data: Uint8Array): void {
    const message = readMessage(entry.stream, data, this.deps.report);
    if (!message) return;
    this.deps.onMessage(entry.stream, message.payload);
    for (const listener of [...entry.listeners]) listener(message.payload);
  }

  /** Too many or too fast passes by itself; any other refusal stands until somebody logs in or a new connection is made. */
  private refused(entry: Entry, body: string, tokenSent: string | null): void {
    const error = readWireError(body);
    this.deps.report({ kind: 'failure', route: entry.route, detail: `subscription refused, ${error.code}` });
    if (error.code === CODE.tooFrequent) this.startLater(entry);
    this.deps.onRefused({ ...error, tokenSent });
  }

  /**
   * The server ends what belongs to a player when the session behind the connection is another one, or over: asked again, it goes on or says
   * why not. Not at once a second time, for a server that ends everything shall not be asked without end.
   */
  private completed(entry: Entry): void {
    if (this.deps.timers.now() - entry.askedAt < RECONNECT_STEP_MS) this.startLater(entry);
    else this.startIfListened(entry);
  }

  private startLater(entry: Entry): void {
    const { link } = this;
    this.deps.timers.after(RECONNECT_STEP_MS, () => {
      if (this.link === link) this.startIfListened(entry);
    });
  }

  private startIfListened(entry: Entry): void {
    if (this.entries.get(entry.route) === entry) this.start(entry);
  }
}
