import { createHash } from 'node:crypto';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import type { Clock, Db, KeepAnswer, Store, Tx } from '../ports';

/** How long a node may take for one write. Whoever began and did not end it by then has died on the way, and the next one begins anew. */
const LEASE_MS = 30_000;
/** A refusal that came from a fault of ours, or from being asked too often, says nothing about the act: it may be tried again. */
const PASSING: ReadonlySet<number> = new Set([CODE.tooFrequent, CODE.unparseable, CODE.confirmFirst]);

/** One act: whose it is, the id that its client gave it, and all that it asks for. */
export interface Act {
  readonly userId: string;
  readonly requestId: string;
  readonly act: unknown;
  /** What it answers is not kept where it says anything: it is begun anew then. */
  readonly secret?: true | undefined;
}

export interface Repeats {
  /**
   * Carries a write out once, as far as an answer was kept: whoever dies between doing it and keeping it leaves it to be begun anew, so that what moves money has a key of its
   * own besides (`requestId`), and what a second time finds nothing to do any more keeps its answer itself, in the transaction that does it (`keep`). The same id with the same words gets the answer, or the refusal, that it got; with other words it is refused with 9005; while the
   * first one is under way, with 667.
   */
  once<T>(act: Act, work: (keep: KeepAnswer) => Promise<T>): Promise<T>;
}

/** What is kept of an act that has ended. */
type Outcome =
  { readonly ok: unknown } | { readonly code: number; readonly params: Record<string, string>; readonly msg: string };

/** Answers by request id, in the store, so that a repeat may come to another node, or after a restart. */
export function createRepeats({ db }: Pick<Store, 'db'>, clock: Pick<Clock, 'now'>): Repeats {
  const answered = <T>(outcome: Outcome): T => {
    if ('ok' in outcome) return outcome.ok as T;
    throw new CodeError(outcome.code, outcome.params, outcome.msg);
  };

  return {
    async once<T>({ userId, requestId, act, secret }: Act, work: (keep: KeepAnswer) => Promise<T>): Promise<T> {
      const now = clock.now();
      const hash = createHash('sha256').update(JSON.stringify(act)).digest('hex');
      const mine = { user_id: userId, request_id: requestId };
      const claimed = await db
        .insertInto('request_answers')
        .values({ ...mine, hash, begun_at: now, outcome: '' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      if (!claimed) {
        const row = await db
          .selectFrom('request_answers')
          .select(['hash', 'begun_at', 'outcome'])
          .where('user_id', '=', userId)
          .where('request_id', '=', requestId)
          .executeTakeFirst();
        if (row && row.hash !== hash) throw new CodeError(CODE.repeatedRequest);
        if (row && row.outcome !== '') return answered<T>(JSON.parse(row.outcome) as Outcome);
        // Taken over by one of those who find it, by what they read.
        const taken = await db
          .updateTable('request_answers')
          .set({ begun_at: now })
          .where('user_id', '=', userId)
          .where('request_id', '=', requestId)
          .where('outcome', '=', '')
          .where('begun_at', '<=', BigInt(now - LEASE_MS))
          .returning('hash')
          .executeTakeFirst();
        if (!taken) throw tooSoon(1_000);
      }

      // By who began last: a node slower than its lease must not speak for whoever took over.
      const settle = (outcome: Outcome, within: Db | Tx = db) =>
        within
          .updateTable('request_answers')
          .set({ outcome: JSON.stringify(outcome) })
          .where('user_id', '=', userId)
          .where('request_id', '=', requestId)
          .where('begun_at', '=', BigInt(now))
          .returning('hash')
          .executeTakeFirst();
      const forget = () =>
        db
          .deleteFrom('request_answers')
          .where('user_id', '=', userId)
          .where('request_id', '=', requestId)
          .where('begun_at', '=', BigInt(now))
          .where('outcome', '=', '')
          .execute();
      const isSecret = (ok: unknown): boolean => secret === true && Object.keys(ok as object).length > 0;
      let reply: T;
      try {
        reply = await work(async (tx, ok) => {
          // Nor do it besides them.
          if (!isSecret(ok) && (await settle({ ok }, tx)) === undefined) throw tooSoon(1_000);
        });
      } catch (error) {
        const kept = error instanceof CodeError && !PASSING.has(error.code);
        await (kept ? settle({ code: error.code, params: error.params, msg: error.message }) : forget());
        throw error;
      }
      const ok: unknown = reply ?? {};
      await (isSecret(ok) ? forget() : settle({ ok }));
      return reply;
    },
  };
}
