import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRoute } from 'wouter';
import { useHouse, useLoggedIn, useUser } from '../house/hooks';
import { withWords } from '../i18n';
import { isOpenGame } from './lastGame';

const Tutorial = lazy(withWords(() => import('../help/Tutorial'), 'tutorial'));

/** Explains the game whose room is open, where it has not been explained yet, or where somebody asks for it again. */
export function TutorialHost() {
  const [inRoom, params] = useRoute('/game/:id');
  const { storage, explainer } = useHouse();
  const loggedIn = useLoggedIn();
  const frozen = (useUser()?.frozen ?? null) !== null;
  const asked = useSyncExternalStore(explainer.subscribe, explainer.get);
  const game = inRoom && isOpenGame(params.id) ? params.id : null;
  useEffect(() => () => explainer.done(), [explainer, game]);
  if (game === null) return null;
  // Nothing of it is loaded for who has seen it (help/tutorial.ts).
  const known = storage.get(`tutorial.${game}`);
  const seen = known === 'told' || (known === 'seen' && !loggedIn);
  // Whoever may not play is told why instead (routes).
  if ((seen || frozen) && asked !== game) return null;
  return (
    <Suspense>
      <Tutorial key={game} game={game} again={asked === game} onRead={explainer.done} />
    </Suspense>
  );
}
