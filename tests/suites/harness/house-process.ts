/**
 * A gateway in a process of its own, so that its memory can be measured while it is attacked. Limits of rate are off: what is tried is
 * what the server keeps of what it lets in, not how soon it stops letting in.
 */
import { crashStreams } from '../../../contract/crash';
import { openHouse, SARI } from '../realtime-kit';

/** A token whose check never comes to an end, as with a store that hangs. */
export const ENDLESS_TOKEN = 'a token that is being checked';

export type ToHouse = { readonly kind: 'memory' } | { readonly kind: 'publish'; readonly count: number };
/** `held` is bytes that are still reachable after a garbage collection: objects, and the buffers outside of the heap. */
export type FromHouse =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'memory'; readonly held: number; readonly connections: number; readonly subscriptions: number }
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
      maxOfStream: unlimited,
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
    const { heapUsed, external } = process.memoryUsage();
    say({ kind: 'memory', held: heapUsed + external, connections, subscriptions });
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'open', port: Number(new URL(house.url).port) });
}
