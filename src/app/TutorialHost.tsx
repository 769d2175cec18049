import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { useHouse, useLoggedIn } from '../house/hooks';
import { withWords } from '../i18n';
import { isOpenGame } from './lastGame';

const Tutorial = lazy(withWords(() => import('../help/Tutorial'), 'tutorial'));

/** Explains the game whose room is open, where it has not been explained yet. */
export function TutorialHost() {
  const [inRoom, params] = useRoute('/game/:id');
  const { storage } = useHouse();
  const loggedIn = useLoggedIn();
  if (!inRoom || !isOpenGame(params.id)) return null;
  // Nothing of it is loaded for who has seen it (help/tutorial.ts).
  const known = storage.get(`tutorial.${params.id}`);
  if (known === 'told' || (known === 'seen' && !loggedIn)) return null;
  return (
    <Suspense>
      <Tutorial key={params.id} game={params.id} />
    </Suspense>
  );
}
