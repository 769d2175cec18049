import { sql } from 'kysely';
import type { Store, Tx } from '../ports';

/** What waits for a transaction to be committed. A transaction that is rolled back takes it along, a savepoint what was said inside of it. */
export class AfterCommit {
  readonly #waiting = new WeakMap<Tx, (() => void)[]>();

  readonly add: Store['afterCommit'] = (tx, run) => {
    this.#of(tx).push(run);
  };

  readonly savepoint: Store['savepoint'] = async (tx, work) => {
    const waiting = this.#of(tx);
    const before = waiting.length;
    await sql`savepoint part`.execute(tx);
    let failure: { readonly error: unknown } | null = null;
    try {
      await work();
    } catch (error) {
      failure = { error };
      waiting.length = before;
      await sql`rollback to savepoint part`.execute(tx);
    }
    await sql`release savepoint part`.execute(tx);
    return failure;
  };

  /** Makes a function that runs transactions into one that runs what waits for them as well, before its caller goes on. */
  around(transaction: Store['transaction']): Store['transaction'] {
    return async (work) => {
      let committed: Tx | undefined;
      const result = await transaction((tx) => {
        committed = tx;
        return work(tx);
      });
      if (committed) for (const run of this.#waiting.get(committed) ?? []) run();
      return result;
    };
  }

  #of(tx: Tx): (() => void)[] {
    let waiting = this.#waiting.get(tx);
    if (waiting === undefined) this.#waiting.set(tx, (waiting = []));
    return waiting;
  }
}
