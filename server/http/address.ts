import type { IncomingMessage } from 'node:http';

/** One proxy of our own: what stands before its own entry was written by whoever sent the request. Fastify's `trustProxy`. */
export const ownProxy = (_address: string, hop: number): boolean => hop === 0;

/** Who sent a request that does not come through Fastify: the address that `request.ip` would be. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = headers['x-forwarded-for'];
  const last =
    trustProxy && typeof forwarded === 'string'
      ? forwarded
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
          .at(-1)
      : undefined;
  return last ?? socket.remoteAddress ?? '';
}
