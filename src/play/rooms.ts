import type { ComponentType } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { withWords } from '../i18n';

/** The rooms, each a chunk of its own that is loaded, with its words, when somebody goes in. */
const ROOMS: Readonly<Record<OpenGame, () => Promise<{ readonly default: ComponentType }>>> = {
  crash: withWords(() => import('./crash/CrashRoom'), 'room', 'crash'),
  wingo: withWords(() => import('./wingo/WingoRoom'), 'room', 'wingo'),
};

/** A game's room; asking again costs nothing. Rejects when it cannot be had. */
export const loadRoom = (game: OpenGame): Promise<{ readonly default: ComponentType }> => ROOMS[game]();

/** The open game whose room a path leads to. */
export function roomAt(path: string): OpenGame | null {
  const id = /^\/game\/(\w+)\/?$/.exec(path)?.[1];
  return OPEN_GAMES.find((game) => game === id) ?? null;
}
