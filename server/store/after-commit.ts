import type { Store, Tx } from '../ports';

/** What waits for a transaction to be committed. A transaction that is rolled back takes it along. */
export class AfterCommit {
  readonly #waiting = new WeakMap<Tx, (() => void)[]>();

  readonly add: Store['afterCommit'] = (tx, run) => {
    const others = this.#waiting.get(tx);
    if (others) others.push(run);
    else this.#waiting.set(tx, [run]);
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
}
