import { RECONNECT_STEP_MS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { topic } from '../../../contract/wire';
import type { Stream } from '../../../contract/wire';
import { type Bus, emitChecked, onChecked, type Report } from '../bus';
import type { Refusal } from '../refusal';
import type { Timers } from '../timers';
import type { Link } from './link';
import { readMessage } from './payload';
import { readWireError } from './wireError';

type Listener = (payload: unknown) => void;

/** Who may keep messages of a topic back from the bus for a while. */
export interface Holder {
  holds(payload: unknown): boolean;
  /** Is given the way on, to be taken later or never. */
  keep(pass: () => void): void;
}

/** One topic that somebody listens to. `stop` is there while the server sends it, `askedAt` is when it was last asked to. */
interface Entry {
  readonly stream: Stream;
  readonly route: string;
  listeners: number;
  holders: readonly Holder[];
  stop: (() => void) | null;
  askedAt: number;
}

export interface SubscriptionsDeps {
  readonly timers: Timers;
  /** Hears each valid message once, under its topic. */
  readonly bus: Bus;
  /** The token in use now, null for a guest. */
  readonly token: () => string | null;
  /** The server refused a subscription: the rules of a refused call hold, but nobody pressed anything, so that nothing is said for it. */
  readonly onRefused: (refusal: Refusal) => void;
}

/**
 * The topics that the client listens to on the bus: each is asked for as long as anybody does. They outlive connections: each new one is
 * asked for everything again, one stream a topic.
 */
export class Subscriptions {
  private readonly entries = new Map<string, Entry>();
  private link: Link | null = null;

  /** Made once: messages come many times a second. */
  private readonly report: (report: Report) => void;

  constructor(private readonly deps: SubscriptionsDeps) {
    this.report = (report) => deps.bus.emit('report', report);
  }

  /**
   * Listens on the bus, and has the server send the topic, until the returned function is called.
   * @param holder may keep its messages back
   */
  add(stream: Stream, x: string, listener: Listener, holder?: Holder): () => void {
    const { bus } = this.deps;
    const route = topic(stream, x);
    const entry = this.entries.get(route) ?? {
      stream,
      route,
      listeners: 0,
      holders: [],
      stop: null,
      askedAt: 0,
    };
    this.entries.set(route, entry);
    entry.listeners += 1;
    if (holder) entry.holders = [...entry.holders, holder];
    const unhear = onChecked(bus, route, listener);
    this.start(entry);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      unhear();
      entry.holders = entry.holders.filter((other) => other !== holder);
      entry.listeners -= 1;
      if (entry.listeners > 0) return;
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
    const payload = readMessage(entry.stream, data, this.report);
    if (payload !== undefined) this.pass(entry, payload);
  }

  private pass(entry: Entry, payload: unknown): void {
    for (const holder of entry.holders) if (holder.holds(payload)) return holder.keep(() => this.pass(entry, payload));
    emitChecked(this.deps.bus, entry.route, payload);
  }

  /** Too many or too fast passes by itself; any other refusal stands until somebody logs in or a new connection is made. */
  private refused(entry: Entry, body: string, tokenSent: string | null): void {
    const error = readWireError(body);
    this.deps.bus.emit('report', {
      kind: 'failure',
      route: entry.route,
      detail: `subscription refused, ${error.code}`,
    });
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
