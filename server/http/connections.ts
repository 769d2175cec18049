import type { FastifyInstance } from 'fastify';
import { Crowding } from '../system/crowding';

/** Sockets of one address, those of the realtime channel among them: above what players behind one carrier's or café's address need. */
export const SOCKETS_PER_ADDRESS = 4_000;

/** Bounds what connections themselves may cost, whatever is asked over them. Behind a proxy of ours all are the proxy's: it is the one to count them. */
export function boundConnections(
  http: FastifyInstance,
  trustProxy: boolean,
  mostPerAddress = SOCKETS_PER_ADDRESS,
): void {
  const crowding = new Crowding(mostPerAddress);
  http.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustProxy) return;
    if (crowding.full(address)) return void socket.destroy();
    socket.once('close', crowding.enter(address));
  });

  // Node begins every request of a connection at once, and keeps what answers them until it is their turn: whoever asks for files and never
  // reads would have one open for each. No browser and no proxy asks again before it was answered.
  http.addHook('onRequest', async (request, reply) => {
    const isItsTurn = reply.raw.socket !== null;
    if (isItsTurn) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
}
