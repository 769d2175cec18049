import pg from 'pg';
import type { Clock } from '../ports';
import type { Follower, Leadership } from '../rounds/leader';

/** Any number, the same on every node: who holds it leads the rooms. */
const LEADER_LOCK = 7_240_518;
const CONNECT_TIMEOUT_MS = 5_000;
/** How often the leader makes sure that its connection, and so its lock, is still there. */
const CHECK_MS = 2_000;
const RETRY_MS = 1_000;

export interface PgLeadershipOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly logger: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** One candidacy: a connection of its own, from its opening to its end. */
type Campaign = { readonly client: pg.Client; ended: boolean };

/**
 * One leader a cluster, by a session lock of PostgreSQL on a connection of its own: the lock goes with the connection, so a
 * killed leader is followed at once. A frozen one keeps its lock but not its rooms' epoch (rounds/fence), which stops its writes.
 */
export function pgLeadership({ url, clock, logger }: PgLeadershipOptions): Leadership {
  const followers = new Set<Follower>();
  let campaign: Campaign | null = null;
  let leads = false;
  let first: Promise<void> | null = null;
  let cancelTimer = (): void => undefined;

  const later = (ms: number, run: () => void) => {
    cancelTimer();
    cancelTimer = clock.at(clock.now() + ms, run);
  };

  /** Ends a candidacy; whoever led no longer does. */
  const stepDown = async (ending: Campaign, why: string): Promise<void> => {
    if (ending.ended) return;
    ending.ended = true;
    if (campaign === ending) campaign = null;
    cancelTimer();
    const led = leads;
    leads = false;
    if (led) {
      logger.warn({ why }, 'this node leads no more');
      await Promise.all([...followers].map((follower) => follower.lost()));
    }
    // Not waited for: a line that is dead would never say goodbye.
    ending.client.end().catch(() => undefined);
  };

  const again = async (ending: Campaign, why: string): Promise<void> => {
    await stepDown(ending, why);
    if (followers.size > 0 && campaign === null) later(RETRY_MS, () => void stand());
  };

  const check = (own: Campaign): void => {
    later(CHECK_MS, () => {
      later(CHECK_MS, () => void again(own, 'the database does not answer'));
      own.client.query('select 1').then(
        () => void (own.ended || check(own)),
        (error: unknown) => void again(own, String(error)),
      );
    });
  };

  const lead = async (own: Campaign): Promise<void> => {
    leads = true;
    check(own);
    logger.info({}, 'this node leads the rooms');
    await Promise.all([...followers].map((follower) => follower.gained()));
  };

  /** Takes the lock if it is free, else waits in line for it. Resolves when it is known who leads. */
  const stand = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'lintang leader',
    });
    const own: Campaign = { client, ended: false };
    campaign = own;
    client.on('error', (error) => void again(own, String(error)));
    client.on('end', () => void again(own, 'the connection ended'));
    try {
      await client.connect();
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LEADER_LOCK]);
      if (rows[0]?.got) return await lead(own);
    } catch (error) {
      await again(own, String(error));
      return;
    }
    logger.info({}, 'another node leads the rooms; this one stands by');
    client
      .query('select pg_advisory_lock($1)', [LEADER_LOCK])
      .then(() => (own.ended ? undefined : lead(own)))
      .catch((error: unknown) => again(own, String(error)));
  };

  return {
    async join(follower) {
      followers.add(follower);
      if (leads) return follower.gained();
      first ??= stand();
      await first;
    },
    async leave(follower) {
      followers.delete(follower);
      if (followers.size > 0) return;
      first = null;
      if (campaign) await stepDown(campaign, 'closing');
      cancelTimer();
    },
    lost() {
      if (campaign) void again(campaign, 'another node has taken over');
    },
  };
}
