import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
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

/** Nobody is kept out for longer by what was sent before, milliseconds: others may have the same address. */
const MOST_DEBT_MS = 60_000;

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
    const address = socket.remoteAddress ?? '';
    const leave = asked.wait(networkOf(address), now(), 1) > 0 ? null : crowding.enter(address);
    if (leave === null) return void socket.destroy();
    socket.once('close', leave);
  });

  http.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw;
    const counts = !isLoopback(request.ip);
    const network = networkOf(request.ip);
    const abuse = abuseOf(headers, reply.raw);
    if (abuse > 0) {
      if (counts && asked.wait(network, now(), 1) < MOST_DEBT_MS) asked.owe(network, now(), abuse);
      reply.hijack();
      socket.destroy();
      return;
    }
    const waitMs = counts ? asked.pay(network, now(), 1) : 0;
    if (waitMs === 0) return done();
    const seconds = String(Math.ceil(waitMs / 1_000));
    // Even a refusal costs: who goes on has to connect anew for the next one.
    if (!trustProxy) void reply.header('connection', 'close');
    void reply.code(429).header('retry-after', seconds).send(refusal(CODE.tooFrequent, { seconds }));
  });
}

/**
 * What no browser and no proxy sends, and costs many times what it weighs: as how many requests it counts, 0 for an honest one. Whoever sends it is hung
 * up on, and is not let in for as long as it takes to pay.
 * - Requests before the one before them was answered: Node begins every request of a connection at once, and keeps what answers them until it is their
 *   turn, so that whoever asks for files and never reads would have one open for each.
 * - A body in chunks: each costs as much as hundreds of bytes, and may be one byte. 350 KB were a fifth of a second of the server's one thread.
 */
function abuseOf({ 'transfer-encoding': encoding }: IncomingHttpHeaders, answer: ServerResponse): number {
  if (encoding !== undefined) return 100;
  return answer.socket === null ? 1 : 0;
}
