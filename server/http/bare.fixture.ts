import { createAllowance } from '../system/allowance';
import { systemClock } from '../system/clock';
import { createLogger } from '../system/logger';
import { createMetrics } from '../system/metrics';
import type { HttpDeps } from './server';

/** An HTTP server with nothing behind it, for tests of the connections themselves. */
export const bareHttp: HttpDeps = {
  answers: [],
  authenticate: () => Promise.resolve(null),
  anonymous: createAllowance({ burst: 10, perSecond: 1 }, systemClock),
  checkReplies: true,
  clientDir: null,
  artDir: null,
  logger: createLogger('silent'),
  metrics: createMetrics({ process: false }),
  ready: () => Promise.resolve(null),
  trustProxy: false,
  now: () => 0,
};
