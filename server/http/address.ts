import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

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

/** Loopback, private and link-local addresses (RFC 1918, 3927, 4193, 4291). */
const OWN_NETWORKS = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORKS.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to this machine or to the network it stands in. */
export const isOwnNetwork = (address: string): boolean =>
  OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** 127.0.0.0/8 and ::1, in either notation: benches, tests and whatever runs on the machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./i.test(address);

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one, which a single line has to itself with all its
 * 2^64 addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address) || isLoopback(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - end.length) }, () => '0');
  const prefix = [...groups, ...zeros, ...end].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
