import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { loadRoom } from './rooms';

const LAZY = new Map<OpenGame, LazyExoticComponent<ComponentType>>(OPEN_GAMES.map((game) => [game, lazy(() => loadRoom(game))]));

/** A game's room, by its id. */
export function GameRoom({ game }: { readonly game: OpenGame }) {
  const Room = LAZY.get(game);
  return Room && <Room />;
}
