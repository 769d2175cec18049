import { BlockList, isIPv6 } from 'node:net';

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

/** Groups of an IPv6 network that belongs to one line, a /64: within it anybody has as many addresses as they like. */
const NETWORK_GROUPS = 4;
const NETWORK_END = '::/64';

/** The eight groups of an IPv6 address, each a number. */
function groupsOf(address: string): readonly number[] {
  // An IPv4 address at the end stands for two groups.
  const text = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = text.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // `::` stands for as many zeros as are missing.
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => parseInt(group, 16));
}

/** What stands before an IPv4 address that is written as one of IPv6: mapped (RFC 4291), or translated on its way (RFC 6052). A /64 of those is the whole of IPv4. */
const IPV4_WITHIN = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * What limits count as one address: an IPv4 address by itself, also in IPv6's notations, an IPv6 one by its /64 network. It is a string of its own and
 * not a part of the header it was read from, which would stay as long as it does.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return Buffer.from(plain).toString();
  const groups = groupsOf(plain);
  const hex = groups.map((group) => group.toString(16));
  if (IPV4_WITHIN.has(hex.slice(0, 6).join(':')))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${hex.slice(0, NETWORK_GROUPS).join(':')}${NETWORK_END}`;
}

/**
 * The /48 that a /64 lies in; null for any other text. Whoever rents a server, or a line for an office, has all 65,536 networks of one; of a carrier's mobile network it is a town.
 * @param network as `networkOf` writes it
 */
export function siteOf(network: string): string | null {
  if (!network.endsWith(NETWORK_END)) return null;
  const third = network.lastIndexOf(':', network.length - NETWORK_END.length - 1);
  return `${network.slice(0, third)}::/48`;
}

/** Whose turn work counts as, where senders take turns: their network, of IPv6 the site, of which one sender may have as many networks as they like. */
export function lineOf(address: string): string {
  const network = networkOf(address);
  return siteOf(network) ?? network;
}

/**
 * Where senders stand when they take turns: `lineOf` within what is routed as one, a /32 of IPv6 or a /24 of IPv4. Whoever holds one of those has thousands of lines, and comes no sooner with them
 * than with one; of those who share it each has a turn of the same length.
 */
export function turnPathOf(address: string): readonly [string, string] {
  const line = lineOf(address);
  const parts = line.includes(':') ? line.split(':').slice(0, 2) : line.split('.').slice(0, 3);
  return [parts.join(), line];
}
