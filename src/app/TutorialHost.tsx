import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { withWords } from '../i18n';
import { isOpenGame } from './lastGame';

const Tutorial = lazy(withWords(() => import('../help/Tutorial'), 'tutorial'));

/** Explains the game whose room is open, where it has not been explained yet. */
export function TutorialHost() {
  const [inRoom, params] = useRoute('/game/:id');
  if (!inRoom || !isOpenGame(params.id)) return null;
  return <Suspense><Tutorial key={params.id} game={params.id} /></Suspense>;
}
