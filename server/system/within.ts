import type { Clock } from '../ports';

/** Waits for work, but not for ever. Resolves to whether it has ended in time; what it fails with is the caller's. Nothing ends work that takes longer. */
export const within = (clock: Clock, ms: number, work: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const cancel = clock.at(clock.now() + ms, () => resolve(false));
    work.then(
      () => {
        cancel();
        resolve(true);
      },
      (error: unknown) => {
        cancel();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
