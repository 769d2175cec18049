/**
 * A gateway in a process of its own, so that its resident memory can be measured while it is attacked. Limits of rate are off: what is tried is
 * what the server keeps of what it lets in, not how soon it stops letting in.
 */
import { crashStreams } from '../../../contract/crash';
import { openHouse, SARI } from '../realtime-kit';

/** A token whose check never comes to an end, as with a store that hangs. */
export const ENDLESS_TOKEN = 'a token that is being checked';

export type ToHouse = { readonly kind: 'memory' } | { readonly kind: 'publish'; readonly count: number };
/** `resident` is bytes after a garbage collection. */
export type FromHouse =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'memory'; readonly resident: number; readonly connections: number; readonly subscriptions: number }
  | { readonly kind: 'published' };

const say = (message: FromHouse): void => void process.send?.(message);
const MESSAGE = { n: 'x'.repeat(400) };
const unlimited = 1e12;

if (process.send !== undefined) {
  const house = await openHouse({
    limits: {
      frameBurst: unlimited,
      byteBurst: unlimited,
      requestBurst: unlimited,
      maxLifetimeMs: unlimited,
    },
    authenticate: (token) => (token === ENDLESS_TOKEN ? new Promise(() => undefined) : Promise.resolve(SARI)),
  });
  process.on('message', (message: ToHouse) => {
    if (message.kind === 'publish') {
      for (let n = 0; n < message.count; n += 1) house.gateway.publisher.json(crashStreams.betInfo.route, MESSAGE);
      return say({ kind: 'published' });
    }
    for (let n = 0; n < 3; n += 1) globalThis.gc?.();
    const { connections, subscriptions } = house.gateway.stats();
    say({ kind: 'memory', resident: process.memoryUsage.rss(), connections, subscriptions });
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'open', port: Number(new URL(house.url).port) });
}
