/** What the gallery lists, apart from how it is drawn. */
import { GALLERIES } from '../../tests/visual/frames';
import { stages, type StagedGame } from '../stage/registry';
import { fixtureSets } from './fixtures';

/** One story of one scene. */
export interface Entry {
  readonly game: StagedGame;
  readonly fixture: string;
  /** A telling moment, ms into the fixture: the last that the visual tests look at. */
  readonly at: number;
}

const isGame = (name: string): name is StagedGame => name in stages;

/** All games that have a scene, in the order of the registry. */
export const GAMES: readonly StagedGame[] = Object.keys(stages).filter(isGame);

/** Where a fixture without a picture of its own is shown. */
const USUAL_AT = 2000;

/** Every fixture of a game. */
export async function entriesOf(game: StagedGame): Promise<readonly Entry[]> {
  const frames: Readonly<Record<string, readonly number[]>> = GALLERIES[game].frames;
  return Object.keys(await fixtureSets[game]()).map((fixture) => ({
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
