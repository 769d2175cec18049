/** What the gallery lists, apart from how it is drawn. */
import { OPEN_GAMES } from '../../contract/games';
import type { StagedGame } from '../stage/registry';
import { studioGames } from './games';

/** One story of one scene. */
export interface Entry {
  readonly game: StagedGame;
  readonly fixture: string;
  /** A telling moment, ms into the fixture: the last that the visual tests look at. */
  readonly at: number;
}

/** All games that have a scene, in the order of the lobby. */
export const GAMES: readonly StagedGame[] = OPEN_GAMES;

/** Where a fixture without a picture of its own is shown. */
const USUAL_AT = 2000;

/** Every fixture of a game. */
export async function entriesOf(game: StagedGame): Promise<readonly Entry[]> {
  const { fixtures, frames } = studioGames[game];
  return Object.keys(await fixtures()).map((fixture) => ({
    game,
    fixture,
    at: frames[fixture]?.at(-1) ?? USUAL_AT,
  }));
}

/** Those in whose names every word that was typed occurs. */
export function search(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ game, fixture }) =>
    words.every((word) => `${game} ${fixture}`.toLowerCase().includes(word)),
  );
}

/** The page of a story. */
export const pageOf = ({ game, fixture }: Pick<Entry, 'game' | 'fixture'>): string =>
  `/preview/${game}?fixture=${encodeURIComponent(fixture)}`;
