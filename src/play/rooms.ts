import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import type { GameKind } from '../games/game';
import { type Area, withWords } from '../i18n';
import { type Loadable, loadable } from '../ui/loadable';

/** The words that rooms of a kind share, besides those of every room. */
export const WORDS: Readonly<Record<GameKind, readonly Area[]>> = {
  crash: [],
  pool: ['pool'],
  solo: ['solo'],
};

/** The rooms, each a chunk of its own that is loaded, with its words, when somebody goes in. */
export const rooms = Object.fromEntries(
  OPEN_GAMES.map((game) => [game, loadable(withWords(games[game].room, 'room', ...WORDS[games[game].kind], game))]),
) as Readonly<Record<OpenGame, Loadable>>;
