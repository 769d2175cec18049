import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BacklogLimits, relieve } from '../system/backlog';

/** How often it is looked, ms: an address that is answered as fast as it may ask fills a tenth of its sum between two looks. */
const LOOK_MS = 250;

/**
 * Keeps what is held for connections under sums, answers that are not read and requests that are not whole, whatever they are: a limit for each connection is multiplied by as many as an address may
 * have, and each is given half a minute. Those for whom most is held are hung up on first. A WebSocket has limits of its own.
 * @param addressOf who asked last on a connection
 * @param sent bytes that were read of its request
 */
export function watchHeld(
  server: Server,
  limits: BacklogLimits,
  { addressOf, sent }: { readonly addressOf: (socket: Socket) => string; readonly sent: (socket: Socket) => number },
): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', ({ socket }) => sockets.delete(socket));
  const held = function* () {
    for (const socket of sockets) {
      const backlog = socket.writableLength + sent(socket);
      if (backlog > 0) yield { address: addressOf(socket), backlog, cutOff: () => void socket.destroy() };
    }
  };
  const timer = setInterval(() => relieve(held(), limits), LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
}
