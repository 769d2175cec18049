/** Joins a game's fixtures, words and scene for {@link showBare}. */
import { games } from '../games';
import type { Fixture } from '../deck/fixture';
import type { Cues, StagedGame, Views } from '../stage/registry';
import type { Locale } from '../i18n';
import { showBare } from './bare';
import { studioGames } from './games';

export const isStaged = (name: string): name is StagedGame => name in studioGames;

/** A story that every game has: what its scene shows before anything is known of its room. */
const OPENING = 'opening';
const openingOf = <View>(view: View): Fixture<View, never> => ({
  seed: 1,
  length: 60_000,
  script: () => [{ at: 0, show: view }],
});

/** @throws Error when the game has no such fixture */
export async function openBare<G extends StagedGame>(
  game: G,
  name: string,
  locale: Locale,
  host: HTMLElement,
  query: URLSearchParams,
): Promise<() => void> {
  const [set, { maker }] = await Promise.all([studioGames[game].fixtures(), games[game].maker()]);
  const fixture = name === OPENING ? openingOf(maker.opening()) : set[name];
  if (!fixture) throw new Error(`no fixture ${name}: ${Object.keys(set).join(', ')}`);
  return showBare<Views[G], Cues[G]>({
    host,
    name,
    fixture,
    art: maker.art,
    create: maker.create,
    words: maker.words[locale],
    query,
  });
}
