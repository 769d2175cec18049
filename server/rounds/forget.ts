import type { Clock, Store } from '../ports';
import type { RoomLogger } from './observe';
import { forgetAnswers } from './writer/answers';

const EVERY_MS = 10 * 60_000;
/** A portion is a few milliseconds of the store's time. */
const PORTION = 5_000;
/** A busy house answers far more commands a day than one portion every ten minutes takes away. */
const NEXT_PORTION_MS = 1_000;

/** Forgets old answers to commands, portion by portion. Returns its cancel. */
export function startForgetting(store: Store, clock: Clock, logger: RoomLogger): () => void {
  let cancel = (): void => {};
  let stopped = false;
  const wait = (ms: number): void => {
    if (stopped) return;
    cancel = clock.at(clock.now() + ms, () => {
      store
        .transaction((tx) => forgetAnswers(tx, clock.now(), PORTION))
        .then(
          (gone) => wait(gone < PORTION ? EVERY_MS : NEXT_PORTION_MS),
          (error: unknown) => {
            logger.warn({ err: error }, 'old answers were not forgotten');
            wait(EVERY_MS);
          },
        );
    });
  };
  wait(EVERY_MS);
  return () => {
    stopped = true;
    cancel();
  };
}
