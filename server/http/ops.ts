import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../ports';
import type { Metrics } from '../system/metrics';
import { isLoopback, isOwnNetwork } from '../system/network';
import { isForwarded } from './address';
import { packed } from './packed';

export interface OpsDeps {
  readonly metrics: Metrics;
  readonly clock: Pick<Clock, 'now'>;
  /** Null when players can be served, else the reason why not. */
  readonly ready: () => Promise<string | null>;
  /** Whether a proxy of our own names the sender (HttpDeps). */
  readonly trustProxy: boolean;
  /** Lets collectors from anywhere read the metrics, as `Authorization: Bearer …`; without one only our own network may. */
  readonly metricsToken?: string | undefined;
}

/**
 * However many of the network ask, the figures are gathered once in this time, ms: that is two milliseconds of the one thread, and in a house among friends everybody is of our own network. This machine itself
 * has them as they are.
 */
const GATHERED_MS = 1_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who may read the metrics: our own network, and whoever knows the token. */
function collectors({
  trustProxy,
  metricsToken,
}: Pick<OpsDeps, 'trustProxy' | 'metricsToken'>): (request: FastifyRequest) => boolean {
  const wanted = metricsToken === undefined ? null : digest(`Bearer ${metricsToken}`);
  return ({ ip, headers }) => {
    if (
      wanted !== null &&
      headers.authorization !== undefined &&
      timingSafeEqual(digest(headers.authorization), wanted)
    )
      return true;
    return isOwnNetwork(ip) && (trustProxy || !isForwarded(headers));
  };
}

/** `/healthz`: the process answers. `/readyz`: a bet sent here would be taken; else 503 and why not. `/metrics`: Prometheus; not there for anybody else. */
export function mountOps(http: FastifyInstance, deps: OpsDeps): void {
  const { metrics, ready, clock } = deps;
  let kept: { readonly text: Promise<ReturnType<typeof packed>>; readonly until: number } | null = null;
  const gathered = (isOurs: boolean): Promise<ReturnType<typeof packed>> => {
    const now = clock.now();
    if (isOurs || kept === null || kept.until <= now)
      kept = { text: metrics.registry.metrics().then(packed), until: now + GATHERED_MS };
    return kept.text;
  };
  const mayCollect = collectors(deps);
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const why = await ready();
    return why === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', why });
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayCollect(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Tidak ditemukan');
    const send = await gathered(isLoopback(request.ip));
    return send(request, reply.type(metrics.registry.contentType));
  });
}
