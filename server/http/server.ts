import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Message } from '../ports';
import type { Metrics } from '../system/metrics';
import { ownProxy, tellAddress } from './address';
import { mountApi } from './api';
import type { ApiDeps } from './api';
import { serveClient } from './client';
import { boundServer, CONNECTION_LIMITS, type ConnectionLimits, HEAD_LIMIT } from './connections';
import type { ClientFiles } from './client';
import { handleErrors } from './errors';
import { readJson } from './json';
import { KnownSessions } from './known';
import { mountOps, type OpsDeps } from './ops';
import { mountOutbox } from './outbox';
import { COMPRESS_FROM, packShort, QUALITY_EACH } from './packed';
import { requestIdOf } from './request-id';
import { inlineScripts } from './inline';
import { secure } from './security';

declare module 'fastify' {
  interface FastifyInstance {
    /** The player whose session a request shows (KnownSessions). */
    readonly regular: (request: Pick<IncomingMessage, 'headers'>) => string | null;
  }
}

/** Bytes. The longest body of ours, a report of an error, has a few thousand; what is half sent is held meanwhile, on as many sockets as there are. */
export const BODY_LIMIT = 16 * 1024;
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

export interface HttpDeps extends ApiDeps, ClientFiles {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly ready: OpsDeps['ready'];
  readonly trustProxy: boolean;
  /** Messages of an embedded house (mailer/outbox); null on every other. */
  readonly outbox?: (() => readonly Message[]) | null;
  /** Lets collectors from anywhere read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** The address of the one page of others that ours may show in a frame; null or missing for none. */
  readonly framed?: string | null;
  readonly patience?: HttpPatience | undefined;
  /** Other limits, for tests. */
  readonly connectionLimits?: ConnectionLimits | undefined;
}

/** The client's `request_id` names the request in the log; without a usable one it gets a number. */
function requestIds(): (raw: { url?: string }) => string {
  let serial = 0;
  return (raw) => requestIdOf(raw) ?? `r${++serial}`;
}

function serverOf(
  { trustProxy, metrics, clock, ...deps }: HttpDeps,
  known: KnownSessions,
  answer: RequestListener,
): Server {
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
    known,
    onRefused: (method) => metrics.httpDone('refused', method, 429, 0),
  });
  return server.setTimeout(patience.stuckMs);
}

/** Looks tokens up as before, and knows those that are somebody's from then on. */
function remembering({ authenticate, clock }: HttpDeps, known: KnownSessions): HttpDeps['authenticate'] {
  return async (token, fresh) => {
    const player = await authenticate(token, fresh);
    if (player !== null) known.remember(token, player.id, clock.now());
    return player;
  };
}

/** The HTTP server: API, client, art and operations. It does not listen yet. */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const known = new KnownSessions();
  const http: FastifyInstance = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: BODY_LIMIT,
    serverFactory: (answer) => serverOf(deps, known, answer),
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
  tellAddress(http, deps.trustProxy);
  http.decorate('regular', (request) => known.regular(request, deps.clock.now()));
  readJson(http);
  secure(http, deps.framed ?? null, inlineScripts(deps.clientDir));
  handleErrors(http);
  packShort(http);
  await http.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY_EACH } },
  });
  mountOps(http, deps);
  if (deps.outbox) mountOutbox(http, deps.outbox);
  mountApi(http, { ...deps, authenticate: remembering(deps, known) });
  await serveClient(http, deps);
  return http;
}
