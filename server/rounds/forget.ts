import type { Clock, Store } from '../ports';
import type { RoomLogger } from './observe';
import { forgetAnswers } from './writer/answers';

const EVERY_MS = 10 * 60_000;

/** Forgets old answers to commands, a portion now and then. Returns its cancel. */
export function startForgetting(store: Store, clock: Clock, logger: RoomLogger): () => void {
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = clock.at(clock.now() + EVERY_MS, () => {
      store
        .transaction((tx) => forgetAnswers(tx, clock.now()))
        .catch((error: unknown) => logger.warn({ err: error }, 'old answers were not forgotten'))
        .finally(wait);
    });
  };
  wait();
  return () => cancel();
}
