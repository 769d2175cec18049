import { sql } from 'kysely';
import type { Clock, Store } from '../ports';
import { FRESH } from './migrations/20261124_fresh_bets';

/** Rounds of so long are listed together: the longer, the fewer pages for each bet. */
const LIST_EVERY_MS = 20_000;
/** Bets of one step, and what others have between two of them, ms: the store has one writer. */
const STEP = 200;
const PAUSE_MS = 50;

export interface Lister {
  start(): void;
  /** Resolves when no step runs any more. */
  stop(): Promise<void>;
}

/** Takes fresh bets into the long index, those of one player together. Returns how many. */
export async function listStep({ transaction }: Pick<Store, 'transaction'>, size = STEP): Promise<number> {
  const { numAffectedRows } = await transaction((tx) =>
    sql`update bets set fresh = 0 where bet_id in
      (select bet_id from bets where ${sql.raw(FRESH)} order by user_id, game limit ${sql.val(BigInt(size))})`.execute(
      tx,
    ),
  );
  return Number(numAffectedRows ?? 0n);
}

/** Lists what rounds have settled, a while after they did. PostgreSQL has nothing fresh. */
export function createLister(deps: {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: { warn(details: object, message: string): void };
}): Lister {
  const { store, clock, logger } = deps;
  let cancel = (): void => undefined;
  let stopped = store.engine === 'postgres';
  let running: Promise<void> = Promise.resolve();

  const later = (ms: number): void => {
    if (stopped) return;
    cancel = clock.at(clock.now() + ms, () => {
      running = step();
    });
  };

  const step = async (): Promise<void> => {
    try {
      later((await listStep(store)) === STEP ? PAUSE_MS : LIST_EVERY_MS);
    } catch (error) {
      logger.warn({ err: error }, 'settled bets could not be listed');
      later(LIST_EVERY_MS);
    }
  };

  return {
    start: () => later(LIST_EVERY_MS),
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
