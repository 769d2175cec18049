/** The whole server on a standing clock: real HTTP, real sockets, real rooms and a SQLite file, and no time but what a test lets pass. */
import WebSocket from 'ws';
import { crashCalls } from '../../contract/crash';
import { type Call, type CallReply, type CallRequest, routeOf } from '../../contract/wire';
import { build } from '../../server/app';
import type { App } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { sandboxMailer } from '../../server/mailer/sandbox';
import type { Mailer, Store } from '../../server/ports';
import { createRooms } from '../../server/rounds/index';
import { openStore } from '../../server/store/open';
import { createLogger } from '../../server/system/logger';
import { OfficialClient } from '../suites/realtime-kit';
import { countedEntropy, RoomClock, SHORT_CHAINS } from '../suites/rooms-kit';
import { testVault } from '../../server/system/vault.fixture';

/** A round of these times leaves a second for bets; phases of Wingo keep their own. */
export const CRASH_TIMES = { preparationMs: 1_000, shownMs: 500 } as const;

export interface PlayHouseOptions {
  readonly dataDir: string;
  /** The clock that goes on after a restart. */
  readonly clock?: RoomClock;
  /** Tells the entropy of two processes apart. */
  readonly salt?: string;
  /** Codes go back to the screen that asked for them unless it says otherwise. */
  readonly mailer?: Mailer;
}

/** What an HTTP request came to. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface HttpRequest {
  readonly token?: string;
  /** Of the browser. */
  readonly clientId?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string;
  readonly type?: string;
}

/** Somebody at the site: a guest, or a player once there is a token. */
export class Visitor {
  constructor(
    readonly house: PlayHouse,
    readonly client: OfficialClient,
    readonly account: { readonly token: string; readonly userId: string } | null,
  ) {}

  /** Calls a route with whatever it is given, as a hostile client might. Rejects with what came back. */
  call(route: string, data: unknown): Promise<unknown> {
    return this.house.carried(this.client.request(route, data));
  }

  /** Calls as a well-behaved client does; the reply is checked against the contract. */
  async ask<C extends Call>(call: C, req: CallRequest<C>): Promise<CallReply<C>> {
    return call.res.parse(await this.call(routeOf(call, req), req)) as CallReply<C>;
  }

  /** The balance as the site tells it, rupiah. */
  async balance(): Promise<unknown> {
    const { body } = await this.house.http('GET', '/main/user/brief', { token: this.account?.token ?? '' });
    return (body as { balance?: unknown }).balance;
  }
}

export class PlayHouse {
  private onlooker: Visitor | null = null;

  private constructor(
    readonly app: App,
    readonly store: Store,
    readonly clock: RoomClock,
    readonly port: number,
    private readonly visitors: Visitor[] = [],
  ) {}

  static async open({
    dataDir,
    clock = new RoomClock(),
    salt = 'a',
    mailer = sandboxMailer,
  }: PlayHouseOptions): Promise<PlayHouse> {
    const given = await openStore({ dataDir });
    const store: Store = { ...given, transaction: (work) => clock.carry(given.transaction(work)) };
    const app = await build({
      store,
      fanout: localFanout((error) => {
        throw error;
      }),
      clock,
      entropy: countedEntropy(salt),
      mailer,
      vault: testVault,
      logger: createLogger('silent'),
      rooms: (wiring) =>
        createRooms({ ...wiring, bots: false, chains: SHORT_CHAINS, crashTimes: CRASH_TIMES, batchWindowMs: 0 }),
      clientDir: null,
      artDir: null,
      hashCost: { memoryCost: 8, timeCost: 1 },
      checkReplies: true,
    });
    const { port } = await app.listen({ port: 0, host: '127.0.0.1' });
    return new PlayHouse(app, store, clock, port);
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  /** Lets everything that is due now be done until the work is; no time passes. */
  async carried<T>(work: Promise<T>): Promise<T> {
    let open = true;
    const close = (): void => void (open = false);
    work.then(close, close);
    while (open) await this.clock.advance(0);
    return work;
  }

  async http(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, clientId = 'bad-input', body, raw, type = 'application/json' }: HttpRequest = {},
  ): Promise<HttpAnswer> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const reply = await fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method,
      headers: {
        'x-client-id': clientId,
        ...(token !== undefined && { 'x-token': token }),
        ...(sent !== undefined && { 'content-type': type }),
      },
      ...(sent !== undefined && { body: sent }),
    });
    const json = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: json ? await reply.json() : await reply.text() };
  }

  async guest(): Promise<Visitor> {
    return this.welcome(null);
  }

  /** Registers, connects and signs in on the channel. `serial` makes the name and the phone of one player. */
  async player(serial: number): Promise<Visitor> {
    const { body } = await this.http('POST', '/main/user/phone/register', { body: registration(serial) });
    const { token, user } = body as { token: string; user: { id: string } };
    return this.signedIn({ token, userId: user.id });
  }

  /** Another connection of a session. */
  async signedIn(account: { token: string; userId: string }): Promise<Visitor> {
    const visitor = await this.welcome(account);
    visitor.client.signal('internal/auth', { token: account.token });
    return visitor;
  }

  private async welcome(account: Visitor['account']): Promise<Visitor> {
    const visitor = new Visitor(this, await OfficialClient.connect(this.socketUrl, { lifetime: 60_000 }), account);
    this.visitors.push(visitor);
    return visitor;
  }

  /** A bare WebSocket that has sent nothing yet. */
  async socket(): Promise<WebSocket> {
    const socket = new WebSocket(this.socketUrl);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    return socket;
  }

  /** Lets the current round run to the preparation of the next one. */
  async nextRound(): Promise<void> {
    const { startTime } = await this.crash();
    if (startTime > this.clock.now()) await this.clock.advanceTo(startTime);
    while ((await this.crash()).startTime <= this.clock.now()) await this.clock.advance(CRASH_TIMES.shownMs);
  }

  /** The crash room as anybody sees it. */
  async crash() {
    this.onlooker ??= await this.guest();
    return this.onlooker.ask(crashCalls.curGame, { currency: 'IDR' });
  }

  async close(): Promise<void> {
    for (const { client } of this.visitors) client.close();
    await this.carried(this.app.close());
    this.clock.forget();
  }
}

export const PASSWORD = 'rembulan47x';

/** A proper registration; no two serials share a name or a phone. */
export const registration = (serial: number) => ({
  phone: `0815${String(serial).padStart(8, '0')}`,
  name: `tester_${serial}`,
  password: PASSWORD,
  adult: true,
});
