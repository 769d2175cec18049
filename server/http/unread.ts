import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BacklogLimits, relieve } from '../system/backlog';

/** How often it is looked, ms: an address that is answered as fast as it may ask fills a tenth of its sum between two looks. */
const LOOK_MS = 250;

/**
 * Keeps answers that are not read under sums, whatever they are: a limit for each connection is multiplied by as many as an address may have, and each is given half a minute. Those who have read least
 * are hung up on first. A WebSocket has limits of its own.
 * @param addressOf who asked last on a connection
 */
export function watchUnread(server: Server, limits: BacklogLimits, addressOf: (socket: Socket) => string): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', ({ socket }) => sockets.delete(socket));
  const look = (): void => {
    const behind = [...sockets].filter(({ writableLength }) => writableLength > 0);
    relieve(
      behind.map((socket) => ({
        address: addressOf(socket),
        backlog: socket.writableLength,
        cutOff: () => void socket.destroy(),
      })),
      limits,
    );
  };
  const timer = setInterval(look, LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
}
