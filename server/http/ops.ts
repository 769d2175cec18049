import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../system/metrics';

/** `/healthz`: the process answers. `/readyz`: it can serve players. `/metrics`: Prometheus. */
export function mountOps(http: FastifyInstance, { metrics, ready }: { metrics: Metrics; ready: () => Promise<boolean> }): void {
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => ((await ready()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' })));
  http.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}
