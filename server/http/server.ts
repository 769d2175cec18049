import type { RequestListener, Server } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from '../system/metrics';
import { ownProxy } from './address';
import { mountApi } from './api';
import type { ApiDeps } from './api';
import { serveClient } from './client';
import { boundServer, CONNECTION_LIMITS, type ConnectionLimits } from './connections';
import type { ClientFiles } from './client';
import { handleErrors } from './errors';
import { mountOps, type OpsDeps } from './ops';
import { requestIdOf } from './request-id';
import { secure } from './security';

/** Bytes. The longest body of ours, a report of an error, has a few thousand; what is half sent is held meanwhile, on as many sockets as there are. */
export const BODY_LIMIT = 16 * 1024;
/** Bytes of a request's line and headers. Ours have about a thousand; proxies add some. */
const HEAD_LIMIT = 8 * 1024;
/** How long clients may keep a connection waiting, milliseconds. */
export interface HttpPatience {
  /** For the whole of a request, its body too. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** Without a byte read or written while something is under way: a reader that does not read its answer. */
  readonly stuckMs: number;
  /** How often the times of requests are looked at: Node's own 30 s would let a half sent one stay for forty. */
  readonly checkMs: number;
}

const PATIENCE: HttpPatience = { requestMs: 10_000, idleMs: 15_000, stuckMs: 30_000, checkMs: 2_000 };
/** A proxy of ours keeps its connections for reuse and must be the one that closes them: those in use have 60 s as a rule. */
const PROXY_IDLE_MS = 72_000;
const COMPRESS_FROM = 1_024;
/** For answers that are made while somebody waits; files are compressed at build time. */
const BROTLI_QUALITY = 4;

export interface HttpDeps extends ApiDeps, ClientFiles {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly ready: OpsDeps['ready'];
  readonly trustProxy: boolean;
  /** Lets collectors from anywhere read `/metrics`. */
  readonly metricsToken?: string | undefined;
  readonly patience?: HttpPatience | undefined;
  /** Other limits, for tests. */
  readonly connectionLimits?: ConnectionLimits | undefined;
}

/** The client's `request_id` names the request in the log; without a usable one it gets a number. */
function requestIds(): (raw: { url?: string }) => string {
  let serial = 0;
  return (raw) => requestIdOf(raw) ?? `r${++serial}`;
}

function serverOf({ trustProxy, metrics, clock, ...deps }: HttpDeps, answer: RequestListener): Server {
  const patience = deps.patience ?? (trustProxy ? { ...PATIENCE, idleMs: PROXY_IDLE_MS } : PATIENCE);
  const options = {
    requestTimeout: patience.requestMs,
    headersTimeout: patience.requestMs,
    keepAliveTimeout: patience.idleMs,
    connectionsCheckingInterval: patience.checkMs,
    maxHeaderSize: HEAD_LIMIT,
  };
  const server = boundServer(options, answer, {
    trustProxy,
    limits: deps.connectionLimits ?? CONNECTION_LIMITS,
    now: () => clock.now(),
    onRefused: (method) => metrics.httpDone('refused', method, 429, 0),
  });
  return server.setTimeout(patience.stuckMs);
}

/** The HTTP server: API, client, art and operations. It does not listen yet. */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const http: FastifyInstance = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: BODY_LIMIT,
    serverFactory: (answer) => serverOf(deps, answer),
    trustProxy: deps.trustProxy && ownProxy,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other';
    const ms = reply.elapsedTime;
    deps.metrics.httpDone(route, request.method, reply.statusCode, ms);
    request.log.debug({ route, method: request.method, status: reply.statusCode, ms: Math.round(ms) }, 'http');
  });
  // A command without a body may still call itself JSON.
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parseJson(request, text, done);
  });
  secure(http);
  handleErrors(http);
  await http.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  mountOps(http, deps);
  mountApi(http, deps);
  await serveClient(http, deps);
  return http;
}
