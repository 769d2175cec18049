import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../system/network';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it (`addressOf`). Fastify's own `ip` is whatever a proxy wrote. */
    readonly address: string;
  }
}

/** One proxy of our own: what stands before its own entry was written by whoever sent the request. Fastify's `trustProxy`, for the protocol and the host. */
export const ownProxy = (_address: string, hop: number): boolean => hop === 0;

/** What proxies add to a request. */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
] as const;

/** Whether a request came through somebody's proxy: then the socket's address is the proxy's, and says nothing of who sent it. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDING.some((name) => headers[name] !== undefined);

/** Any other name for this machine may be a page's that has just pointed it here, and that the browser of whoever sits at it takes for the page's own. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether whoever asks sits at this very machine, and asks it: by its own name, through nobody's proxy. Codes that open accounts are shown there. */
export const isHere = ({ address, host, headers }: Pick<FastifyRequest, 'address' | 'host' | 'headers'>): boolean =>
  isLoopback(address) && HERE.test(host) && !isForwarded(headers);

/** Whom a proxy names no address of (`unknown`, RFC 7239): they count as one sender, and never as the proxy, which may be of this machine. */
const UNKNOWN = 'unknown';

/** An address as proxies write it, without its port, brackets and zone: with them each connection would be a sender of its own. */
function plainAddress(entry: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) === 0 ? UNKNOWN : address;
}

const EMPTY = /[\s,]/;

/**
 * The last entry of a list with commas, '' where there is none. It is looked for from the end, letter by letter: what stands before is anybody's, and an expression that looks for what ends the text
 * begins anew at each of thousands of commas.
 */
function lastEntry(list: string): string {
  let end = list.length;
  while (end > 0 && EMPTY.test(list.charAt(end - 1))) end -= 1;
  return end === 0 ? '' : list.slice(list.lastIndexOf(',', end - 1) + 1, end).trim();
}

/** Who sent a request: an address, by the last entry of `X-Forwarded-For` behind a proxy of ours. Entries before it are anybody's. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = lastEntry(String(forwarded ?? ''));
  return last ? plainAddress(last) : (socket.remoteAddress ?? '');
}

/** Has each request know its `address`. */
export const tellAddress = (http: FastifyInstance, trustProxy: boolean): void =>
  void http.decorateRequest('address', {
    getter() {
      return addressOf(this.raw, trustProxy);
    },
  });
