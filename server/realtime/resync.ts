import { pushes } from '../../contract/inbox';
import type { Clock } from '../ports';
import type { Connection } from './connection';

/** Gaps come in swarms, and other nodes need a moment too: one resync follows this long after the first. */
export const RESYNC_AFTER_MS = 500;
/** Everybody is told within this time, a share at a time, so that the snapshots are not all asked for at once. */
export const RESYNC_SPREAD_MS = 2_000;
const SHARES = 20;

export interface ResyncDeps {
  readonly clock: Clock;
  readonly connections: Iterable<Pick<Connection, 'push'>>;
  readonly logger: { info(details: object, message: string): void };
}

export interface Resync {
  /** Messages were missed. What is missed until the telling begins is covered by it; later ones ask for another. */
  missed(): void;
  stop(): void;
}

/** Tells clients that messages of their streams were missed: they take a fresh snapshot first and go on, as after a reconnect. */
export function createResync({ clock, connections, logger }: ResyncDeps): Resync {
  const data = Buffer.from('{}');
  let due = false;
  const timers = new Set<() => void>();

  const later = (ms: number, run: () => void): void => {
    const cancel = clock.at(clock.now() + ms, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  };

  const begin = (): void => {
    due = false;
    const all = [...connections];
    if (all.length === 0) return;
    logger.info({ connections: all.length }, 'messages were missed: clients resync');
    const share = Math.ceil(all.length / SHARES);
    for (let at = 0; at < all.length; at += share) {
      const told = all.slice(at, at + share);
      later((at / share) * (RESYNC_SPREAD_MS / SHARES), () =>
        told.forEach((connection) => connection.push(pushes.resync.route, data)),
      );
    }
  };

  return {
    missed() {
      if (due) return;
      due = true;
      later(RESYNC_AFTER_MS, begin);
    },
    stop() {
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
