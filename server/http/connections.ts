import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { CODE } from '../../contract/errors';
import type { BacklogLimits } from '../system/backlog';
import { Buckets, type Rate } from '../system/bucket';
import { Crowding, type CrowdingLimits } from '../system/crowding';
import { FairPlaces } from '../system/fair-places';
import { FairTurns } from '../system/fair-turns';
import { isAddressedOnce } from '../system/host';
import { isLoopback, networkOf } from '../system/network';
import { Regulars, type RegularsLimits } from '../system/regulars';
import { addressOf } from './address';
import { refusal, type Refusal } from './errors';
import { watchHeld } from './held';
import { type KnownSessions, tokenOf } from './known';
import { headersIn, peek } from './peek';
import { Pieces } from './pieces';
import { SECURITY_HEADERS } from './security';

export interface ConnectionLimits {
  /** Of one address, the realtime channel's among them: above what players behind one carrier's or café's address need. */
  readonly sockets: CrowdingLimits;
  /** Of those the plain ones, each of which is over in a moment: of all together and of one network. Where there are so many, one of whoever has most is hung up on (`FairPlaces`). */
  readonly plain: { readonly ofAll: number; readonly ofNetwork: number };
  /** Plain ones beyond that of players whose session is known, and of those who are looked at for one. */
  readonly regulars: RegularsLimits;
  readonly lookedAt: number;
  /** Of one address, whatever is asked for. A visit is about a hundred requests; a thousand a second are about a quarter of the server's one thread. */
  readonly requests: Rate;
  /** Requests of one network that may wait for their turn. */
  readonly waiting: number;
  /** Bytes of answers that are not read yet, and of requests that are not whole. Hundreds who load the site at once over a slow line have some hundred KB each. */
  readonly held: BacklogLimits;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  sockets: { most: 4_000, opened: { burst: 8_000, perSecond: 200 } },
  // A browser has six, for a quarter of a minute after its last question.
  plain: { ofAll: 8_000, ofNetwork: 2_000 },
  regulars: { ofPlayer: 12, ofAll: 2_000 },
  lookedAt: 500,
  requests: { burst: 10_000, perSecond: 1_000 },
  waiting: 4_000,
  held: { ofAll: 128 * 1024 * 1024, ofAddress: 64 * 1024 * 1024 },
};

/**
 * Nobody is kept out for longer by what was sent before, milliseconds: others may have the same address. One read that is hung up on costs up to a
 * twentieth of a second of the one thread: every five seconds that is a hundredth of it.
 */
const MOST_DEBT_MS = 5_000;

export interface BoundsDeps {
  readonly trustProxy: boolean;
  readonly limits: ConnectionLimits;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  /** Who goes on in a lane of their own when their address may ask for nothing more. */
  readonly known: KnownSessions;
  /** Told of each request that is refused for its address's sake. */
  readonly onRefused: (method: string) => void;
}

/**
 * An HTTP server that bounds what connections themselves may cost, whatever is asked over them. All that arrives passes here before anything else looks at
 * it: what the framework answers by itself (an address that cannot be decoded) and what Node would (an expectation) comes to no hook.
 */
export function boundServer(options: ServerOptions, answer: RequestListener, deps: BoundsDeps): Server {
  const { trustProxy, limits, now, known, onRefused } = deps;
  const crowding = new Crowding(limits.sockets, now);
  const asked = new Buckets(limits.requests);
  const lines = new Lines();
  const turns = new FairTurns(limits.waiting);
  const pieces = new Pieces();
  /** Which network a connection was hung up on for. */
  const guilty = new WeakMap<Socket, string>();
  /** Who asked last on a connection: behind a proxy of ours it is not the connection's own address. */
  const paying = new WeakMap<Socket, string>();
  /** Connections that a known session was let in by. */
  const regulars = new WeakMap<Socket, string>();

  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // The rest of a read that has cost its sender the connection.
    if (socket.destroyed) return owe(guilty.get(socket), ABUSE.outOfTurn);
    const address = addressOf(request, trustProxy);
    const abuse = abuseOf(request, response);
    if (abuse > 0) return hangUp(address, socket, abuse);
    pieces.begun(request, response);
    paying.set(socket, address);
    readNoFurther(request, response);
    const waitMs = isLoopback(address) ? 0 : asked.pay(networkOf(address), now(), weightOf(request));
    if (waitMs === 0 || isRegular(request))
      return isAddressedOnce(request) ? void inTurn(address, request, response) : misaddressed(response);
    onRefused(request.method ?? '');
    refuse(response, waitMs, trustProxy);
  });
  // Node would answer these itself, as many as fit into a read. Browsers expect nothing, and the `100-continue` of others is a request like any.
  server.on('checkExpectation', (request: IncomingMessage) => {
    if (request.socket.destroyed) owe(guilty.get(request.socket), ABUSE.outOfTurn);
    else hangUp(addressOf(request, trustProxy), request.socket, ABUSE.outOfTurn);
  });

  /** What arrived at once is answered one by one, the networks in turn, and players who are known apart from them: nobody waits for all that another has asked for. */
  async function inTurn(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = tokenOf(request.headers);
    if (!(await turns.next(address, token === null ? null : known.playerOf(token, now()))))
      return refuse(response, 1_000, trustProxy);
    if (!request.socket.destroyed) answer(request, response);
  }

  function isRegular(request: IncomingMessage): boolean {
    const token = tokenOf(request.headers);
    return token !== null && known.take(token, now(), weightOf(request));
  }

  function hangUp(address: string, socket: Socket, abuse: number): void {
    socket.destroy();
    const token = regulars.get(socket);
    if (token !== undefined) known.bar(token);
    if (isLoopback(address)) return;
    guilty.set(socket, networkOf(address));
    owe(networkOf(address), abuse);
  }

  /** Whoever owes more than there is has nothing else read either: what waits on other connections would cost as much, and new ones are not let in. */
  function owe(network: string | undefined, abuse: number): void {
    if (network === undefined || asked.wait(network, now(), 1) >= MOST_DEBT_MS) return;
    asked.owe(network, now(), abuse);
    if (asked.wait(network, now(), 1) > 0) lines.cut(network);
  }

  const watch = (socket: Socket): void =>
    pieces.watch(socket, () => hangUp(paying.get(socket) ?? socket.remoteAddress ?? '', socket, ABUSE.inPieces));
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => pieces.leave(socket));

  watchHeld(server, limits.held, {
    addressOf: (socket) => paying.get(socket) ?? socket.remoteAddress ?? '',
    sent: (socket) => pieces.held(socket),
  });
  // Behind a proxy of ours all connections are the proxy's: it is the one to count them.
  if (trustProxy) return server.on('connection', watch);
  const serve = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  const plain = new FairPlaces(limits.plain, 'oldest');
  const lookedAt = new FairPlaces({ ofAll: limits.lookedAt, ofNetwork: limits.lookedAt }, 'oldest');
  const visiting = new Regulars(limits.regulars);
  /** What frees the place of a plain connection. */
  const places = new WeakMap<Socket, () => void>();
  const hold = (socket: Socket, free: () => void): void => {
    places.set(socket, free);
    socket.once('close', free);
  };

  /** A place that is nobody's in particular; false when there is none. */
  function enter(socket: Socket, address: string): boolean {
    const leave = crowding.enter(address);
    if (leave === null) return false;
    const free = isLoopback(address) ? () => undefined : plain.enter(address, () => socket.destroy());
    if (free === null) {
      leave();
      return false;
    }
    socket.once('close', leave);
    hold(socket, free);
    return true;
  }

  /** Whoever finds no place is looked at, and goes on where they bring a known session: strangers fill an address, or the house, and keep no player out. */
  function enterAsRegular(socket: Socket, address: string, admit: () => void): void {
    const seen = lookedAt.enter(address, () => socket.destroy());
    if (seen === null) return void socket.destroy();
    socket.once('close', seen);
    const judge = (first: Buffer): boolean => {
      seen();
      const player = regularAt(socket, first);
      const leave = player === null ? null : visiting.enter(player);
      if (leave !== null) hold(socket, leave);
      return leave !== null;
    };
    peek(socket, judge, admit);
  }

  server.removeAllListeners('connection').on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const admit = (): void => {
      for (const listener of serve) listener.call(server, socket);
      watch(socket);
    };
    if (!enter(socket, address)) return enterAsRegular(socket, address, admit);
    if (asked.wait(network, now(), 1) > 0) return peek(socket, (first) => regularAt(socket, first) !== null, admit);
    lines.add(network, socket);
    socket.once('close', () => lines.remove(network, socket));
    admit();
  });
  // A WebSocket has limits of its own, and somebody at play behind the same address.
  server.on('upgrade', ({ socket }) => {
    lines.remove(networkOf(socket.remoteAddress ?? ''), socket);
    places.get(socket)?.();
  });
  return server;

  /** Whose known session a connection brings, null without one; the first request pays when it is read. */
  function regularAt(socket: Socket, first: Buffer): string | null {
    const token = tokenOf(headersIn(first, HEAD_LIMIT) ?? {});
    const player = token === null ? null : known.playerOf(token, now());
    if (token !== null && player !== null) regulars.set(socket, token);
    return player;
  }
}

/** Bytes of a request's line and headers. Ours have about a thousand; proxies add some. */
export const HEAD_LIMIT = 8 * 1024;
/** Letters of a head that one request is: a browser's has about so many, and what reads them costs as they do. */
const HEAD_OF_ONE = 1_024;

/** As how many requests it counts. A list of ranges, encodings or tags as long as a head may be is most of a millisecond's work. */
const weightOf = ({ url = '', rawHeaders }: IncomingMessage): number =>
  Math.max(1, rawHeaders.reduce((sum, text) => sum + text.length, url.length) / HEAD_OF_ONE);

/** As how many requests each counts that no browser and no proxy sends: 64 KB, which are read at once, hold some 2,000 of the one and 10,000 of the other. */
const ABUSE = { outOfTurn: 10, inChunks: 1_000, inPieces: 50 } as const;

/** Once answered, a body that nobody has asked for is not read to its end, which may be far away: Node would, to get at the request behind it. */
function readNoFurther(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (!request.complete) request.socket.destroySoon();
  });
}

/**
 * What costs many times what it weighs: as how many requests it counts, 0 for an honest one. Whoever sends it is hung up on, and is not let in for as long as
 * it takes to pay.
 * - Requests before the one before them was answered: Node begins every request of a connection at once, and keeps what answers them until it is their
 *   turn, so that whoever asks for files and never reads would have one open for each.
 * - A body in chunks: each costs as much as hundreds of bytes, and may be one byte. 350 KB were a fifth of a second of the server's one thread.
 */
function abuseOf({ headers }: IncomingMessage, response: ServerResponse): number {
  if (headers['transfer-encoding'] !== undefined) return ABUSE.inChunks;
  return response.socket === null ? ABUSE.outOfTurn : 0;
}

function answerAtOnce(response: ServerResponse, status: number, words: Refusal, headers: OutgoingHttpHeaders): void {
  const body = Buffer.from(JSON.stringify(words));
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...headers,
  });
  response.end(body);
}

function refuse(response: ServerResponse, waitMs: number, trustProxy: boolean): void {
  const seconds = String(Math.ceil(waitMs / 1_000));
  // Even a refusal costs: who goes on has to connect anew for the next one.
  const end = !trustProxy && { connection: 'close' };
  answerAtOnce(response, 429, refusal(CODE.tooFrequent, { seconds }), { 'retry-after': seconds, ...end });
}

const misaddressed = (response: ServerResponse): void =>
  answerAtOnce(response, 400, refusal(CODE.parameter), { connection: 'close' });

/** The plain HTTP connections of each network. */
class Lines {
  private readonly byNetwork = new Map<string, Set<Socket>>();

  add(network: string, socket: Socket): void {
    const sockets = this.byNetwork.get(network) ?? new Set();
    this.byNetwork.set(network, sockets.add(socket));
  }

  remove(network: string, socket: Socket): void {
    const sockets = this.byNetwork.get(network);
    if (sockets?.delete(socket) && sockets.size === 0) this.byNetwork.delete(network);
  }

  cut(network: string): void {
    for (const socket of this.byNetwork.get(network) ?? []) socket.destroy();
  }
}
