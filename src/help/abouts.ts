import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import type { About } from '../games/game';

const found = import.meta.glob<About>('../games/*/about/index.tsx', { eager: true, import: 'about' });

/** What every open game says of itself, from the games' folders. */
export const ABOUT = Object.fromEntries(
  OPEN_GAMES.map((game) => [game, found[`../games/${game}/about/index.tsx`]]),
) as Readonly<Record<OpenGame, About>>;
