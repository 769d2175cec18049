import { isIPv6 } from 'node:net';

/** 127.0.0.0/8 and ::1, in either notation: benches, tests and whatever runs on the machine itself. */
const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./i.test(address);

/** Groups of an IPv6 network that belongs to one customer, a /64: within it anybody has as many addresses as they like. */
const NETWORK_GROUPS = 4;

/**
 * Whom an address belongs to: an IPv4 address by itself, also in IPv6's notation, an IPv6 one by its /64 network. It is a string of its own and
 * not a part of the header it was read from, which would stay as long as it does.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return Buffer.from(plain).toString();
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  // `::` stands for as many zeros as are missing; an IPv4 part at the end stands for two groups and is never within the first four.
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? first
      : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** How many sockets each network has, so that one of them cannot take up the whole house. */
export class Crowding {
  private readonly sockets = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether the address's network has as many as it may have; loopback may have any number. */
  full(address: string): boolean {
    return (this.sockets.get(networkOf(address)) ?? 0) >= this.most && !isLoopback(address);
  }

  /** Counts one socket; call what it returns once, when the socket is gone. */
  enter(address: string): () => void {
    const network = networkOf(address);
    this.sockets.set(network, (this.sockets.get(network) ?? 0) + 1);
    return () => {
      const left = (this.sockets.get(network) ?? 0) - 1;
      if (left > 0) this.sockets.set(network, left);
      else this.sockets.delete(network);
    };
  }
}
