import { sql } from 'kysely';
import type { Clock, Store } from '../../ports';
import { SCATTERED_ROWS_A_STATEMENT } from '../../sql/breath';
import { type ArchiveDeps, archiveStep, removeStep } from '../archive/archive';
import type { RoundFeed } from '../archive/feeds';
import { FORGOTTEN, type Forgotten } from './periods';

const DAY_MS = 86_400_000;
/** From one walk over everything to the next. */
export const SWEEP_EVERY_MS = 10 * 60_000;
/** Between two steps the store is everybody else's. */
const PAUSE_MS = 50;
/** Rows that are forgotten in one step: each leaves half a dozen pages to be written, which the commit waits for. */
const ROWS_A_STEP = SCATTERED_ROWS_A_STATEMENT;
/** Rounds of a step: a room's round has a crowd of bets, a solo one is its bet. */
const ROOM_ROUNDS_A_STEP = 1;
const SOLO_ROUNDS_A_STEP = 20;

export interface RetentionDeps extends ArchiveDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** Every feed of rounds that the house has. */
  readonly feeds: readonly RoundFeed[];
  /** How long rounds stay in the tables of play. */
  readonly historyDays: number;
  /** Whether it is this node's turn: in a cluster the one that leads does it. */
  readonly mayWork: () => boolean;
}

export interface Retention {
  start(): void;
  /** Resolves when no step runs any more. */
  stop(): Promise<void>;
}

/** Forgets what is due and archives old rounds, in small steps with pauses between them, a while after the start and then again and again. */
export function createRetention(deps: RetentionDeps): Retention {
  const { clock, logger, mayWork } = deps;
  let cancel = (): void => undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  const later = (ms: number, steps: AsyncIterator<void>): void => {
    if (stopped) return;
    cancel = clock.at(clock.now() + ms, () => {
      running = next(steps);
    });
  };

  const next = async (steps: AsyncIterator<void>): Promise<void> => {
    try {
      if (!mayWork() || (await steps.next()).done) later(SWEEP_EVERY_MS, sweep(deps));
      else later(PAUSE_MS, steps);
    } catch (error) {
      logger.warn({ err: error }, 'old rows could not be cleared away');
      later(SWEEP_EVERY_MS, sweep(deps));
    }
  };

  return {
    start: () => later(SWEEP_EVERY_MS, sweep(deps)),
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}

/** One walk over everything that may be due, step by step. */
async function* sweep(deps: RetentionDeps): AsyncGenerator<void, void> {
  const before = deps.clock.now() - deps.historyDays * DAY_MS;
  for (const what of FORGOTTEN) while ((await forgetStep(deps.store, what, deps.clock.now())) === ROWS_A_STEP) yield;
  let archived = 0;
  for (const feed of deps.feeds)
    for await (const moved of archiveFeed(deps, feed, before)) {
      archived += moved;
      yield;
    }
  if (archived > 0) deps.logger.info({ rounds: archived }, 'old rounds are in the archive now');
}

async function* archiveFeed(deps: RetentionDeps, feed: RoundFeed, before: number): AsyncGenerator<number, void> {
  const size = feed.shared ? ROOM_ROUNDS_A_STEP : SOLO_ROUNDS_A_STEP;
  for (let above = 0n, done = false; !done;) {
    const walked = await archiveStep(deps, feed, { above, before, size });
    ({ at: above, done } = walked);
    yield walked.moved;
  }
  if (feed.shared) while ((await removeStep(deps.store, feed, size)) > 0) yield 0;
}

/** Deletes a portion of what is due. Returns how many rows went. */
export async function forgetStep(
  store: Store,
  { table, key, time, keptMs }: Forgotten,
  now: number,
  size = ROWS_A_STEP,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows } = await store.transaction((tx) =>
    sql`delete from ${sql.table(table)} where (${columns}) in
      (select ${columns} from ${sql.table(table)} where ${sql.ref(time)} < ${sql.val(BigInt(now - keptMs))} order by ${sql.ref(time)} limit ${sql.val(BigInt(size))})`.execute(
      tx,
    ),
  );
  return Number(numAffectedRows ?? 0n);
}
