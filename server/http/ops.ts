import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../system/metrics';
import { isOwnNetwork } from '../system/network';
import { isForwarded } from './address';

export interface OpsDeps {
  readonly metrics: Metrics;
  /** Null when players can be served, else the reason why not. */
  readonly ready: () => Promise<string | null>;
  /** Whether a proxy of our own names the sender (HttpDeps). */
  readonly trustProxy: boolean;
  /** Lets collectors from anywhere read the metrics, as `Authorization: Bearer …`; without one only our own network may. */
  readonly metricsToken?: string | undefined;
}

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
  const { metrics, ready } = deps;
  const mayCollect = collectors(deps);
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const why = await ready();
    return why === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', why });
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayCollect(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Tidak ditemukan');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
