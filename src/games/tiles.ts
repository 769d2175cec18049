import { OPEN_GAMES, type OpenGame } from '../../contract/games';

/** What the lobby shows of a game (`src/games/<game>/tile`). */
export interface GameTile {
  /** Drawn back to front, placed by the game's stylesheet. */
  readonly pictures?: readonly string[];
  /** Cards and drums are drawn with letters: an element each, a part of it for each sign. */
  readonly letters?: readonly string[];
  /** Its classes: `tile`, which sets the light (`--glow`) and the width (`--art`), and `art`, what is drawn on it. */
  readonly css?: Readonly<Record<string, string>>;
  /** The small picture before a win; a game without one shows a coin. */
  readonly mark?: string;
}

const found = import.meta.glob<GameTile>('./*/tile/index.ts', { eager: true, import: 'tile' });

/** By game, from the games' folders. */
export const TILES = Object.fromEntries(OPEN_GAMES.map((game) => [game, found[`./${game}/tile/index.ts`]])) as Readonly<
  Record<OpenGame, GameTile>
>;
