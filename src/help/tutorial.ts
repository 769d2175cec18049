/** When a game explains itself: on the first visit, once for a device and once for an account (first document, section 7, User). */
import { useEffect, useState } from 'react';
import type { GameId } from '../../contract/games';
import { tutorialEndpoints } from '../../contract/tutorial';
import { useHouse, useLoggedIn } from '../house/hooks';

/** What the device remembers: seen by its visitor, and whether the account of that visitor knows. */
const SEEN = 'seen';
const TOLD = 'told';

/**
 * Whether to explain a game now, and what to do when it was read. An account that saw it elsewhere is not bothered; one that cannot be asked
 * is, because reading three lines again costs less than never having seen them.
 */
export function useTutorial(game: GameId): readonly [open: boolean, done: () => void] {
  const { storage, http } = useHouse();
  const loggedIn = useLoggedIn();
  const [open, setOpen] = useState(false);
  const key = `tutorial.${game}`;

  useEffect(() => {
    const known = storage.get(key);
    if (known === TOLD || (known === SEEN && !loggedIn)) return undefined;
    if (!loggedIn) {
      setOpen(true);
      return undefined;
    }
    let left = false;
    const told = (): void => storage.set(key, TOLD);
    if (known === SEEN) {
      http.call(tutorialEndpoints.done, { query: { game }, quiet: true }).then(told, () => undefined);
      return undefined;
    }
    http.call(tutorialEndpoints.log, { query: { game }, quiet: true }).then(
      ({ seen }) => {
        if (seen) told();
        else if (!left) setOpen(true);
      },
      () => {
        if (!left) setOpen(true);
      },
    );
    return () => {
      left = true;
    };
  }, [game, http, key, loggedIn, storage]);

  return [
    open,
    () => {
      setOpen(false);
      storage.set(key, SEEN);
      if (loggedIn)
        http.call(tutorialEndpoints.done, { query: { game }, quiet: true }).then(
          () => storage.set(key, TOLD),
          () => undefined,
        );
    },
  ];
}
