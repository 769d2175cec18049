import pg from 'pg';
import type { Clock, Follower, Leadership } from '../ports';
import { NOTICE_DEAD_PEERS } from './postgres';

/** Any number, the same on every node: who holds it leads the rooms. */
const LEADER_LOCK = 7_240_518;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The lease: PostgreSQL ends the leader's session, and its lock, when it has not heard from it for so long, whether the leader was killed, frozen or cut
 * off. Longer than {@link CHECK_MS} and {@link ANSWER_MS} together, so that a leader that is alive has given up by itself before.
 */
export const LEASE_MS = 4_000;
/** How often the leader renews its lease, which shows it as well that its lock is still there. */
const CHECK_MS = 1_000;
/** A database that is silent for longer is not there. */
const ANSWER_MS = 2_500;
/** How often the others ask for the lock. They do not wait in line for it: one that dies there would be given it. */
const ASK_MS = 300;
const RETRY_MS = 1_000;

export interface PgLeadershipOptions {
  readonly url: string;
  /** What a new leader does before its rooms open, each time; one that cannot does not lead, and tries again. */
  readonly prepare?: () => Promise<void>;
  /** Asks the database, in one row, whether the store is (`ours`) still one that this release knows: a node to which it is not leads no more, for good. */
  readonly ours?: string;
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
 * One leader a cluster, by a session lock of PostgreSQL on a connection of its own. The lock goes with the session: at once when the leader's process ends, and
 * after {@link LEASE_MS} when it only falls silent. A leader that wakes up after that no longer has its rooms' epoch (rounds/fence), which stops its writes.
 */
export function pgLeadership({
  url,
  prepare,
  ours = 'select true as ours',
  clock,
  logger,
}: PgLeadershipOptions): Leadership {
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
    // Not waited for: a line that is dead would never say goodbye.
    const goodbye = ending.client.end();
    goodbye.catch(() => undefined);
    if (!led) return;
    logger.warn({ why }, 'this node leads no more');
    await Promise.all([...followers].map((follower) => follower.lost()));
  };

  const again = async (ending: Campaign, why: string): Promise<void> => {
    await stepDown(ending, why);
    if (followers.size > 0 && campaign === null) later(RETRY_MS, () => void stand());
  };

  /** A query that must be answered in time; else the candidacy is over. Null when it is. */
  const asked = async <Row extends pg.QueryResultRow>(own: Campaign, text: string): Promise<Row | null> => {
    const cancel = clock.at(clock.now() + ANSWER_MS, () => void again(own, 'the database does not answer'));
    try {
      const { rows } = await own.client.query<Row>(text);
      return own.ended ? null : (rows[0] ?? null);
    } catch (error) {
      await again(own, String(error));
      return null;
    } finally {
      cancel();
    }
  };

  /** Never stands again: those of the release that brought the store up to date take over. */
  const retire = (own: Campaign): Promise<void> => {
    logger.error({}, 'a newer release has brought the store up to date: this node leads no more, start it anew');
    return stepDown(own, 'the store is of a newer release');
  };

  const renew = (own: Campaign): void =>
    later(
      CHECK_MS,
      () =>
        void asked<{ ours: boolean }>(own, ours).then((answer) => answer && (answer.ours ? renew(own) : retire(own))),
    );

  const lead = async (own: Campaign): Promise<void> => {
    renew(own);
    await prepare?.();
    if (own.ended) return;
    leads = true;
    logger.info({}, 'this node leads the rooms');
    await Promise.all([...followers].map((follower) => follower.gained()));
  };

  /** Asks for the lock once; leads with it, asks again later without. */
  const ask = async (own: Campaign, waits: boolean): Promise<void> => {
    const answer = await asked<{ ours: boolean; got: boolean }>(
      own,
      `select ours, case when ours then pg_try_advisory_lock(${LEADER_LOCK}) else false end as got from (${ours}) as store`,
    );
    if (answer === null) return;
    if (!answer.ours) return retire(own);
    if (!answer.got) {
      if (!waits) logger.info({}, 'another node leads the rooms; this one stands by');
      later(ASK_MS, () => void ask(own, true));
      return;
    }
    await lead(own).catch((error: unknown) => {
      logger.error({ err: error }, 'this node cannot lead the rooms');
      return again(own, String(error));
    });
  };

  /** Opens a candidacy. Resolves when it is known who leads. */
  const stand = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'lintang leader',
      options: `${NOTICE_DEAD_PEERS} -c idle_session_timeout=${LEASE_MS}`,
    });
    const own: Campaign = { client, ended: false };
    campaign = own;
    client.on('error', (error) => void again(own, String(error)));
    client.on('end', () => void again(own, 'the connection ended'));
    try {
      await client.connect();
    } catch (error) {
      await again(own, String(error));
      return;
    }
    await ask(own, false);
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
