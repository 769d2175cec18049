import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { useHouse } from '../house/hooks';

const KEY = 'game';
const [FIRST] = OPEN_GAMES;

/** Whether a text from a path or the storage names an open game. */
export const isOpenGame = (text: string | null | undefined): text is OpenGame =>
  OPEN_GAMES.some((game) => game === text);

/** The game that was played last on this device; the first open one before that. */
export function useLastGame(): OpenGame {
  const remembered = useHouse().storage.get(KEY);
  return isOpenGame(remembered) ? remembered : FIRST;
}

/** Remembers a game as the last one. */
export const rememberGame = (storage: { set(key: string, value: string): void }, game: OpenGame): void =>
  storage.set(KEY, game);
