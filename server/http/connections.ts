import type { FastifyInstance } from 'fastify';
import { CODE } from '../../contract/errors';
import { Buckets, type Rate } from '../system/bucket';
import { Crowding, type CrowdingLimits } from '../system/crowding';
import { isLoopback, networkOf } from '../system/network';
import { refusal } from './errors';

export interface ConnectionLimits {
  /** Of one address, the realtime channel's among them: above what players behind one carrier's or café's address need. */
  readonly sockets: CrowdingLimits;
  /** Of one address, whatever is asked for. A visit is about a hundred requests; a thousand a second are about a quarter of the server's one thread. */
  readonly requests: Rate;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  sockets: { most: 4_000, opened: { burst: 8_000, perSecond: 200 } },
  requests: { burst: 10_000, perSecond: 1_000 },
};

/** Bounds what connections themselves may cost, whatever is asked over them. @param now milliseconds; only differences count */
export function boundConnections(
  http: FastifyInstance,
  trustProxy: boolean,
  limits: ConnectionLimits,
  now: () => number,
): void {
  const crowding = new Crowding(limits.sockets, now);
  const asked = new Buckets(limits.requests);
  http.server.on('connection', (socket) => {
    // Behind a proxy of ours all are the proxy's: it is the one to count them.
    if (trustProxy) return;
    const leave = crowding.enter(socket.remoteAddress ?? '');
    if (leave === null) return void socket.destroy();
    socket.once('close', leave);
  });

  // Node begins every request of a connection at once, and keeps what answers them until it is their turn: whoever asks for files and never
  // reads would have one open for each. No browser and no proxy asks again before it was answered.
  http.addHook('onRequest', async (request, reply) => {
    const isItsTurn = reply.raw.socket !== null;
    if (isItsTurn) return;
    reply.hijack();
    request.raw.socket.destroy();
  });

  // Even a refusal costs: who goes on has to connect anew for the next one, and sockets are counted.
  http.addHook('onRequest', async (request, reply) => {
    const waitMs = isLoopback(request.ip) ? 0 : asked.pay(networkOf(request.ip), now(), 1);
    if (waitMs === 0) return;
    const seconds = String(Math.ceil(waitMs / 1_000));
    if (!trustProxy) void reply.header('connection', 'close');
    await reply.code(429).header('retry-after', seconds).send(refusal(CODE.tooFrequent, { seconds }));
  });
}
