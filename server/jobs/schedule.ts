import type { Clock, Store, Tx } from '../ports';
import { lastOccurrence, nextOccurrence } from './calendar';
import type { Rule } from './calendar';

export interface ScheduleDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** When jobs of a kind are due. Asked once. */
  readonly rules: () => ReadonlyMap<string, Rule>;
  /** Puts the job of an occurrence (epoch ms) in the queue. */
  readonly enqueue: (tx: Tx, kind: string, at: number) => Promise<unknown>;
}

export interface Schedule {
  /** Puts a job in the queue for each kind that has become due. @returns when the next one becomes due, epoch ms; null without any */
  enqueueDue(): Promise<number | null>;
}

/**
 * The calendar. The store remembers each kind's last occurrence: what was missed while nothing ran is made up for once, and of several nodes one puts it in the queue.
 * A kind that the store has never met begins with its next occurrence.
 */
export function createSchedule({ store, clock, enqueue, ...deps }: ScheduleDeps): Schedule {
  let known: ReadonlyMap<string, Rule> | null = null;
  const rulesOf = (): ReadonlyMap<string, Rule> => (known ??= deps.rules());
  /** When each kind is due next, epoch ms; null until the store was asked. */
  let next: Map<string, number> | null = null;

  const load = (): Promise<Map<string, number>> =>
    store.transaction(async (tx) => {
      const found = new Map<string, number>();
      for (const [kind, rule] of rulesOf()) {
        await tx
          .insertInto('job_schedules')
          .values({ kind, last_at: lastOccurrence(rule, clock.now()) })
          .onConflict((on) => on.doNothing())
          .execute();
        const { last_at } = await tx
          .selectFrom('job_schedules')
          .select('last_at')
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow();
        found.set(kind, nextOccurrence(rule, Number(last_at)));
      }
      return found;
    });

  const enqueueOnce = (kind: string, at: number): Promise<void> =>
    store.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('job_schedules')
        .set({ last_at: at })
        .where('kind', '=', kind)
        .where('last_at', '<', BigInt(at))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await enqueue(tx, kind, at);
    });

  return {
    async enqueueDue() {
      if (rulesOf().size === 0) return null;
      next ??= await load();
      for (const [kind, rule] of rulesOf()) {
        const now = clock.now();
        if ((next.get(kind) ?? 0) > now) continue;
        await enqueueOnce(kind, lastOccurrence(rule, now));
        next.set(kind, nextOccurrence(rule, now));
      }
      return Math.min(...next.values());
    },
  };
}
