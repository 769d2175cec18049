import pg from 'pg';
import type { Clock } from '../ports';
import type { Follower, Leadership } from './leader';
import type { RoomLogger } from './observe';

/** Any number, the same on every node. */
const LEADER_LOCK = 7_240_518;
/** A lost connection is tried again after this. */
const RETRY_MS = 500;
/** A dead network is noticed by the system's keepalive, which begins after this. */
const KEEPALIVE_MS = 1_000;

export interface PostgresLeadershipDeps {
  readonly url: string;
  readonly clock: Clock;
  readonly logger: RoomLogger;
}

/**
 * One leader in a cluster: a session's advisory lock on a connection of its own. Whoever waits for it gets it within milliseconds of
 * the leader's death. The lock only decides who works; that a frozen leader cannot write is up to the epoch (`fence.ts`).
 */
export function postgresLeadership({ url, clock, logger }: PostgresLeadershipDeps): Leadership {
  const followers = new Set<Follower>();
  /** Those that were told that they lead. */
  const leading = new Set<Follower>();
  let client: pg.Client | null = null;
  let held = false;
  let entering: Promise<void> | null = null;
  let cancelRetry: (() => void) | null = null;

  async function admit(follower: Follower): Promise<void> {
    if (!held || leading.has(follower)) return;
    leading.add(follower);
    await follower.gained();
  }

  /** The lock came after a wait: the rooms open by themselves; one that cannot gives the lock back for another node. */
  async function takeOver(own: pg.Client): Promise<void> {
    await own.query('select pg_advisory_lock($1)', [LEADER_LOCK]);
    if (own !== client) return;
    held = true;
    logger.info({}, 'this node leads the rooms now');
    for (const follower of followers) await admit(follower);
  }

  function drop(own: pg.Client, error: unknown): void {
    if (own !== client) return;
    logger.warn({ err: error }, 'leadership is lost or cannot be had; standing in line again');
    giveUp();
    cancelRetry = clock.at(clock.now() + RETRY_MS, () => {
      const next = enterAgain();
      next.catch((reason: unknown) => client && drop(client, reason));
    });
  }

  /** Lets go of the connection, and with it of the lock. */
  function giveUp(): void {
    const ending = client;
    client = null;
    held = false;
    entering = null;
    cancelRetry?.();
    cancelRetry = null;
    for (const follower of leading) follower.lost().catch((error: unknown) => logger.error({ err: error }, 'a room did not close cleanly'));
    leading.clear();
    ending?.end().catch(() => {});
  }

  /** Connects and asks for the lock: has it at once, or waits for it in the background. */
  async function enter(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: KEEPALIVE_MS, application_name: 'lintang-leader' });
    client = own;
    own.on('error', (error) => drop(own, error));
    own.on('end', () => drop(own, new Error('the connection ended')));
    try {
      await own.connect();
      const { rows } = await own.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LEADER_LOCK]);
      if (own !== client) return;
      held = rows[0]?.held === true;
    } catch (error) {
      drop(own, error);
      return;
    }
    if (!held) takeOver(own).catch((error: unknown) => drop(own, error));
  }

  /** Stands in line again after a loss, for everybody who still wants to lead. */
  async function enterAgain(): Promise<void> {
    entering = enter();
    await entering;
    for (const follower of followers) await admit(follower);
  }

  return {
    async join(follower) {
      followers.add(follower);
      entering ??= enter();
      await entering;
      await admit(follower);
    },
    async leave(follower) {
      followers.delete(follower);
      leading.delete(follower);
      if (followers.size === 0) giveUp();
    },
    lost() {
      if (client !== null) drop(client, new Error('another node took the rooms over'));
    },
  };
}
