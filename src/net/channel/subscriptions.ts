import { RECONNECT_STEP_MS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { topic } from '../../../contract/wire';
import type { Stream } from '../../../contract/wire';
import type { Report } from '../bus';
import type { Timers } from '../timers';
import type { Link } from './link';
import { readMessage } from './payload';
import { readWireError } from './wireError';

export type Listener = (payload: unknown) => void;

/** One topic that somebody listens to. `stop` is there while the server sends it. */
interface Entry {
  readonly stream: Stream;
  readonly route: string;
  readonly listeners: Set<Listener>;
  stop: (() => void) | null;
}

export interface SubscriptionsDeps {
  readonly timers: Timers;
  /** Each valid message once, however many listen. */
  readonly onMessage: (stream: Stream, payload: unknown) => void;
  readonly report: (report: Report) => void;
}

/** What the client listens to. It outlives connections: each new one is asked for everything again, one stream a topic. */
export class Subscriptions {
  private readonly entries = new Map<string, Entry>();
  private link: Link | null = null;

  constructor(private readonly deps: SubscriptionsDeps) {}

  /** Listens until the returned function is called. */
  add(stream: Stream, x: string, listener: Listener): () => void {
    const route = topic(stream, x);
    const entry = this.entries.get(route) ?? { stream, route, listeners: new Set<Listener>(), stop: null };
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
    const cancel = link.stream(entry.route, {
      next: (data) => this.deliver(entry, data),
      done: (end) => {
        if (entry.stop !== cancel) return;
        entry.stop = null;
        if (end.kind === 'refused') this.refused(entry, end.text);
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
  private refused(entry: Entry, body: string): void {
    const { code } = readWireError(body);
    this.deps.report({ kind: 'failure', route: entry.route, detail: `subscription refused, ${code}` });
    if (code !== CODE.tooFrequent) return;
    const { link } = this;
    this.deps.timers.after(RECONNECT_STEP_MS, () => {
      if (this.link === link && this.entries.get(entry.route) === entry) this.start(entry);
    });
  }
}
