import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { Crowding } from '../system/crowding';
import { FairPlaces } from '../system/fair-places';
import { isAddressedOnce } from '../system/host';
import { Regulars } from '../system/regulars';
import type { Limits } from './limits';

const REFUSALS = {
  misaddressed: 'HTTP/1.1 400 Bad Request',
  notFound: 'HTTP/1.1 404 Not Found',
  crowded: 'HTTP/1.1 429 Too Many Requests',
  full: 'HTTP/1.1 503 Service Unavailable',
} as const;

const turnAway = (socket: Duplex, status: string): void => {
  socket.on('error', () => undefined);
  // The HTTP server no longer watches over it, and a client that never hangs up would keep it open for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export interface Door {
  readonly server: Server;
  readonly path: string;
  readonly limits: Limits;
  /** Who asks: the address that counts against `maxPerAddress` and `openedByAddress`. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The player whose session a request shows, where that is known and may ask for more than its address may. */
  readonly regular: (request: IncomingMessage) => string | null;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  readonly accept: (socket: WebSocket, stream: Duplex, address: string, request: IncomingMessage) => void;
}

/**
 * Takes WebSocket upgrades for one path off an HTTP server that somebody else owns. Compression is off: frames are small and
 * shared between sockets. Returns how to stop taking them.
 */
export function attach({ server, path, limits, addressOf, regular, now, accept }: Door): () => void {
  const crowding = new Crowding({ most: limits.maxPerAddress, opened: limits.openedByAddress }, now);
  const places = new FairPlaces({ ofAll: limits.maxConnections, ofNetwork: Infinity }, 'newest');
  const regulars = new Regulars(limits.regulars);
  /** A place that is nobody's in particular; why there is none. */
  const enter = (address: string, socket: Duplex): (() => void) | 'crowded' | 'full' => {
    const leave = crowding.enter(address);
    if (leave === null) return 'crowded';
    const free = places.enter(address, () => socket.destroy());
    if (free !== null)
      return () => {
        leave();
        free();
      };
    leave();
    return 'full';
  };
  const enterAsRegular = (request: IncomingMessage): (() => void) | null => {
    const player = regular(request);
    return player === null ? null : regulars.enter(player);
  };
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxFrameBytes,
    maxFragments: limits.maxFragments,
    maxBufferedChunks: limits.maxBufferedReads,
    perMessageDeflate: false,
    // One frame of each socket in a round of the event loop: who sends a thousand at once has them looked at one by one, with everybody else's in between.
    allowSynchronousEvents: false,
    clientTracking: false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isAddressedOnce(request)) return turnAway(socket, REFUSALS.misaddressed);
    const asked = (request.url ?? '').split('?', 1)[0];
    // Nobody else serves another one, and a socket that nobody answers would hang for ever.
    if (asked !== path) return turnAway(socket, REFUSALS.notFound);
    const address = addressOf(request);
    // Players have theirs first, which nobody takes from them.
    const leave = enterAsRegular(request) ?? enter(address, socket);
    if (typeof leave === 'string') return turnAway(socket, REFUSALS[leave]);
    socket.once('close', leave);
    upgrades.handleUpgrade(request, socket, head, (accepted) => accept(accepted, socket, address, request));
  };
  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    upgrades.close();
  };
}
