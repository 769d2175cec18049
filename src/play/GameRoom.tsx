import { useState } from 'react';
import type { OpenGame } from '../../contract/games';
import { rooms } from './rooms';

/** A game's room. Another game is another element: give it the game as its key. */
export function GameRoom({ game }: { readonly game: OpenGame }) {
  const [Room] = useState(() => rooms[game].component());
  return <Room />;
}
