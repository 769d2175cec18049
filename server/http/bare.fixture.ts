import { systemClock } from '../system/clock';
import { createLogger } from '../system/logger';
import { createMetrics } from '../system/metrics';
import type { HttpDeps } from './server';

/** An HTTP server with nothing behind it, for tests of the connections themselves. */
export const bareHttp: HttpDeps = {
  answers: [],
  authenticate: () => Promise.resolve(null),
  rates: { take: () => 0 },
  repeats: { once: (_act, work) => work(async () => undefined) },
  clock: systemClock,
  checkReplies: true,
  clientDir: null,
  artDir: null,
  logger: createLogger('silent'),
  metrics: createMetrics({ process: false }),
  ready: () => Promise.resolve(null),
  cards: async () => null,
  trustProxy: false,
};
