import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../contract/http';
import { CODE } from '../../contract/errors';
import type { Clock } from '../ports';
import { refusal } from './errors';
import { type Cards, createPages, pathOf } from './pages';
import { isRoute } from './routes';

export const ART_BASE = '/art/';

/** Files whose name carries a hash of their content never change: all that the bundler puts here, and the art that says so. */
const HASHED_CLIENT = /[\\/]assets[\\/][^\\/]+$/;
const HASHED_ART = /-[0-9a-f]{8}\.\w+(\.(br|gz))?$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What a file that never changes has no use for: it is not asked about again. With each of a room's scripts it would be a tenth of a kilobyte. */
const UNASKED = { etag: false, lastModified: false, acceptRanges: false };
const ASK_AGAIN = 'no-cache';

/** Of the first path alone: it shows the lobby as markup (tools/lib/painted-page). */
const LOBBY = 'lobby.html';

export interface ClientFiles {
  /** The built client; null when there is none (the dev server has its own). */
  readonly clientDir: string | null;
  /** The built art, served at /art/; null when there is none. */
  readonly artDir: string | null;
  /** What links to pages say of them. */
  readonly cards: Cards;
  readonly clock: Clock;
}

/** Serves the client, its art, and the client's page for each of the client's own routes. */
export async function serveClient(
  http: FastifyInstance,
  { clientDir, artDir, cards, clock }: ClientFiles,
): Promise<void> {
  const pages = clientDir !== null && existsSync(join(clientDir, 'index.html'));
  const options = (hashed: RegExp): FastifyStaticOptions => ({
    preCompressed: true,
    cacheControl: false,
    redirect: false,
    setHeaders(reply, path) {
      reply.setHeader('cache-control', hashed.test(path) ? FOR_EVER : ASK_AGAIN);
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  if (artDir !== null && existsSync(artDir))
    await http.register(fastifyStatic, {
      ...options(HASHED_ART),
      root: artDir,
      prefix: ART_BASE,
      index: false,
      decorateReply: !pages,
    });
  if (pages) {
    const client = options(HASHED_CLIENT);
    await http.register(fastifyStatic, { ...client, root: clientDir, prefix: '/', index: false });
    await http.register(fastifyStatic, {
      ...client,
      ...UNASKED,
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
    });
  }
  const send = pages ? createPages(clientDir, cards, clock) : null;
  // Its own route: as a directory of files it would be refused to whoever takes no compressed ones.
  const first = clientDir !== null && existsSync(join(clientDir, LOBBY)) ? LOBBY : 'index.html';
  if (send !== null) http.get('/', (request, reply) => send(request, reply, first));

  http.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isUnder(request.url, API_BASE)) return reply.code(404).send(refusal(CODE.parameter));
    if (pages && send !== null && isPage(request))
      return send(request, isRoute(pathOf(request.url)) ? reply : reply.code(404), pageOf(request.url, clientDir));
    return reply.code(404).type('text/plain; charset=utf-8').send('Tidak ditemukan');
  });
}

/** A room's page names what the room loads, the studio's nothing of the site (tools/lib/room-pages); every other route has the plain one. */
function pageOf(url: string, clientDir: string): string {
  const route = /^\/(game\/[a-zA-Z]+|preview)(?:[/?]|$)/.exec(url)?.[1];
  const page = `${route}.html`;
  return route !== undefined && existsSync(join(clientDir, page)) ? page : 'index.html';
}

const isUnder = (url: string, base: string): boolean =>
  url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`);

/** Whether it may be one of the client's routes: what has an extension is a file, and a missing file must not be a page. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '/';
  return (method === 'GET' || method === 'HEAD') && !path.startsWith(ART_BASE) && !/\.[a-z0-9]+$/i.test(path);
};
