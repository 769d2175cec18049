import type { FastifyInstance } from 'fastify';

const HOST = /^[\w.:[\]-]+$/;

/**
 * Scripts from here only, in files or one of the built pages' own (`scripts`), and no eval: the client loads Pixi's shader and uniform code without it. Pixi's image loader makes its
 * worker from a blob; `ws:` and `wss:` to this host are named because older Safaris do not count them as 'self'.
 */
const policy = (host: string, frames: string, scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' data: blob: ${HOST.test(host) ? `ws://${host} wss://${host}` : ''}`.trim(),
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** On everything, refusals too. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What browsers read of pages only: with every script it would be a tenth of a kilobyte each. */
const OF_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** A year of https only, for this host: what hosts beside it do is not ours to decide. */
const HTTPS_ONLY = 'max-age=31536000';

/** Security headers on everything; those of documents on pages. `framed` is the address of the one page of others that may stand in a frame, `scripts` the hashes of those that stand in our pages. Whether https is in front is what our own proxy says (TRUST_PROXY). */
export function secure(http: FastifyInstance, framed: string | null, scripts: readonly string[] = []): void {
  // The origin, so that the widget may go from page to page of its own.
  const frames = framed === null ? "'none'" : new URL(framed).origin;
  http.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY);
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html'))
      reply.headers({ ...OF_PAGES, 'content-security-policy': policy(request.host, frames, scripts) });
  });
}
