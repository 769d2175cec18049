import { sessionSignals } from '../../../contract/account';
import { RECONNECT_STEP_MS } from '../../../contract/constants';
import { AUTH_CODES, type ErrorTexts } from '../../../contract/errors';
import type { Call, CallReply, CallRequest, Stream, StreamPayload } from '../../../contract/wire';
import type { Bus, ChannelReport, ChannelStatus } from '../bus';
import { RequestFailure } from '../failure';
import { applyRefusal } from '../refusal';
import type { ServerClock } from '../serverClock';
import type { Timers } from '../timers';
import { sendCall } from './call';
import { Follower } from './follow';
import type { Following, FollowSpec } from './follow';
import { Link } from './link';
import { OwnCommands } from './ownCommands';
import { emitPush } from './payload';
import { Pulse } from './pulse';
import type { OpenSocket } from './socket';
import { Subscriptions } from './subscriptions';

/** What a read resolves to without a connection. */
export type Empty = Readonly<Record<string, never>>;
const EMPTY: Empty = Object.freeze({});
export const isEmpty = (reply: object): reply is Empty => reply === EMPTY;

/** The answer of a call: a read may find no connection, a write never resolves without an answer. */
export type Reply<C extends Call> = C['effect'] extends 'write' ? CallReply<C> : CallReply<C> | Empty;

export interface ChannelOptions {
  readonly url: string;
  readonly openSocket: OpenSocket;
  readonly timers: Timers;
  readonly bus: Bus;
  readonly serverClock: ServerClock;
  /** What failures say in the language on screen. */
  readonly texts: () => ErrorTexts;
  /** The window: hears `lintang:online` and `lintang:offline`; its own WAKE_EVENTS bring the next attempt forward, its `offline` puts the connection in doubt. */
  readonly window?: EventTarget;
  /** Whether nobody can see the page: nobody waits then for what the line brings. */
  readonly hidden?: () => boolean;
}

export interface RequestOptions {
  /** Leaves the toast of a refusal out: the screen shows it in its own place. */
  readonly quiet?: boolean;
}

export const ONLINE_EVENT = 'lintang:online';
export const OFFLINE_EVENT = 'lintang:offline';

/** The network or the page is back. `visibilitychange` bubbles up to the window. */
const WAKE_EVENTS = ['online', 'pageshow', 'visibilitychange'] as const;

/** The delay grows by a step with each attempt; beyond this many it stays, so that nobody waits for minutes (ours). */
const MAX_STEPS = 20;

/** The realtime channel (first document, section 4, Connection, and section 8; READINGS, realtime wire). */
export class Channel {
  private link: Link | null = null;
  private pulse: Pulse | null = null;
  private report: ChannelReport = { status: 'disconnect', attempt: 0, retryAt: null, silent: false };
  private cancelRetry: (() => void) | null = null;
  /** Whether somebody asked for a connection and has not ended it. */
  private wanted = false;
  private waiting: { resolve: () => void; reject: (error: Error) => void } | null = null;
  private currentToken: string | null = null;
  private readonly followers = new Set<Pick<Follower<Call>, 'refresh' | 'lost'>>();
  private readonly subscriptions: Subscriptions;
  private readonly own = new OwnCommands();
  private readonly unlisten: () => void;

  constructor(private readonly options: ChannelOptions) {
    const { bus, timers, window, texts } = options;
    this.subscriptions = new Subscriptions({
      timers,
      bus,
      token: () => this.currentToken,
      onRefused: (refusal) => {
        // Other codes end nothing: a stale token is taken anew by calls, and a stream that asked for it in turn would never stop asking.
        if (AUTH_CODES.has(refusal.code)) applyRefusal(refusal, { bus, texts, token: () => this.currentToken }, true);
      },
    });
    const wake = () => this.wake();
    for (const name of WAKE_EVENTS) window?.addEventListener(name, wake);
    const doubt = () => this.pulse?.doubt();
    window?.addEventListener('offline', doubt);
    const resync = () => this.resync();
    bus.on('resync', resync);
    this.unlisten = () => {
      bus.off('resync', resync);
      window?.removeEventListener('offline', doubt);
      for (const name of WAKE_EVENTS) window?.removeEventListener(name, wake);
    };
  }

  get status(): ChannelStatus {
    return this.report.status;
  }

  get token(): string | null {
    return this.currentToken;
  }

  /** Connects now. Rejects while an attempt is under way (`busy`), and when the attempt fails; then the next one is due by itself. */
  connect(): Promise<void> {
    if (this.report.status === 'connecting')
      return Promise.reject(new RequestFailure('busy', this.options.texts().busy));
    if (this.link?.open) return Promise.resolve();
    this.wanted = true;
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.open();
    });
  }

  /** The page is in front again or the network is back: tries at once, or asks the server for a sign of life. */
  wake(): void {
    if (this.link?.open) this.link.probe();
    else if (this.cancelRetry) this.open();
  }

  /** Ends the connection; nothing reconnects until `connect`. */
  disconnect(): void {
    this.wanted = false;
    this.cancelRetry?.();
    this.cancelRetry = null;
    if (this.link) this.link.close('closed');
    else this.say({ ...this.report, retryAt: null });
  }

  /** Ends the connection for good and lets go of the window. */
  destroy(): void {
    this.unlisten();
    this.disconnect();
  }

  /** Presents a token on this and every later connection. What needs the player is asked for again. */
  auth(token: string): void {
    this.currentToken = token;
    if (!this.link?.open) return;
    this.link.signal(sessionSignals.auth.route, { token });
    this.renew();
  }

  unAuth(): void {
    if (this.currentToken === null) return;
    this.currentToken = null;
    if (!this.link?.open) return;
    this.link.signal(sessionSignals.unAuth.route, {});
    this.renew();
  }

  /**
   * Sends a call. Refusals are `CodeError`s, everything else a `RequestFailure`. Without a connection a read resolves to an empty
   * object (`isEmpty`) and a write rejects with `not connected`; nothing is kept to be sent later.
   */
  request<C extends Call>(call: C, payload: CallRequest<C>, { quiet = false }: RequestOptions = {}): Promise<Reply<C>> {
    const asked = this.send(call, payload, quiet);
    if (asked) return asked as Promise<Reply<C>>;
    return call.effect === 'read'
      ? Promise.resolve(EMPTY as Reply<C>)
      : Promise.reject(new RequestFailure('not connected'));
  }

  /** Whether a command with this id was sent from here: what its reply tells need not be told by a push. */
  sentHere(uuid: string): boolean {
    return this.own.has(uuid);
  }

  /** Listens to a stream on the bus, and has it sent, until the returned function is called; a reconnect subscribes again by itself. */
  subscribe<S extends Stream>(stream: S, x: string, onPayload: (payload: StreamPayload<S>) => void): () => void {
    return this.subscriptions.add(stream, x, (payload) => onPayload(payload as StreamPayload<S>));
  }

  /** Follows a room on the bus: snapshot first, then its messages in order, and so again after each reconnect and login. */
  follow<C extends Call>(spec: FollowSpec<C>): Following {
    const follower: Follower<C> = new Follower(
      spec,
      {
        bus: this.options.bus,
        subscriptions: this.subscriptions,
        timers: this.options.timers,
        ask: (call, payload) => this.send(call, payload, true),
      },
      () => this.followers.delete(follower),
    );
    this.followers.add(follower);
    return follower;
  }

  private open(): void {
    const { url, openSocket, timers, bus } = this.options;
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.say({ status: 'connecting', attempt: this.report.attempt + 1, retryAt: null, silent: false });
    this.link = new Link({
      url,
      openSocket,
      timers,
      events: {
        opened: () => this.opened(),
        heard: () => this.pulse?.heard(),
        pushed: (route, data) => emitPush(bus, route, data),
        closed: (reason) => this.closed(reason),
      },
    });
  }

  private opened(): void {
    const { link } = this;
    if (!link) return;
    // The session first: the server keeps what follows waiting until the token is settled.
    if (this.currentToken !== null) link.signal(sessionSignals.auth.route, { token: this.currentToken });
    this.subscriptions.attach(link);
    this.pulse = new Pulse({
      timers: this.options.timers,
      ping: () => link.ping(),
      watched: () => this.followers.size > 0 && this.options.hidden?.() !== true,
      changed: (silent) => (silent ? this.silent() : this.live()),
    });
    this.live();
    this.waiting?.resolve();
    this.waiting = null;
  }

  /** What is sent arrives, and what is to be known comes. */
  private live(): void {
    this.say({ status: 'connected', attempt: 1, retryAt: null, silent: false });
    this.announce(ONLINE_EVENT);
    for (const follower of [...this.followers]) follower.refresh();
  }

  /** Nothing arrives, though nobody has hung up: for everybody the connection is gone, until it is heard again or closed. */
  private silent(): void {
    this.say({ status: 'disconnect', attempt: 1, retryAt: null, silent: true });
    this.announce(OFFLINE_EVENT);
    for (const follower of [...this.followers]) follower.lost();
  }

  private closed(reason: string): void {
    const { silent } = this.report;
    const wasConnected = silent || this.report.status === 'connected';
    const { bus, timers, serverClock } = this.options;
    this.link = null;
    this.pulse?.stop();
    this.pulse = null;
    this.subscriptions.attach(null);
    const delay = RECONNECT_STEP_MS * Math.min(this.report.attempt, MAX_STEPS);
    if (this.wanted) this.cancelRetry = timers.after(delay, () => this.open());
    this.say({
      status: wasConnected ? 'disconnect' : 'ready',
      attempt: this.report.attempt,
      retryAt: this.wanted ? serverClock.now() + delay : null,
      silent: false,
    });
    if (wasConnected) bus.emit('report', { kind: 'websocket_disconnect', detail: reason });
    if (wasConnected && !silent) {
      this.announce(OFFLINE_EVENT);
      for (const follower of [...this.followers]) follower.lost();
    }
    this.waiting?.reject(new RequestFailure('failure'));
    this.waiting = null;
  }

  /** The server has missed messages that were for us: as after a reconnect, on the connection that is there. */
  private resync(): void {
    if (!this.link?.open || this.report.silent) return;
    this.say(this.report);
    for (const follower of [...this.followers]) follower.refresh();
  }

  /** Somebody logged in or out: snapshots hold the player's own part, and refused subscriptions may be allowed now. */
  private renew(): void {
    this.subscriptions.retry();
    for (const follower of [...this.followers]) follower.refresh();
  }

  /** Null when there is no connection. */
  private send<C extends Call>(call: C, payload: CallRequest<C>, quiet: boolean): Promise<CallReply<C>> | null {
    if (!this.link?.open || this.report.silent) return null;
    this.own.note(payload);
    return sendCall(this.link, call, payload, { ...this.options, token: () => this.currentToken }, quiet);
  }

  private say(report: ChannelReport): void {
    this.report = report;
    this.options.bus.emit('channel/status', report);
  }

  private announce(name: string): void {
    this.options.window?.dispatchEvent(new Event(name));
  }
}
