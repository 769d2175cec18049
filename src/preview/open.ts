/** Joins a game's fixtures, words and scene for {@link showBare}. */
import { stages, type Cues, type StagedGame, type Views } from '../stage/registry';
import type { Locale } from '../i18n';
import { showBare } from './bare';
import { fixtureSets } from './fixtures';

export const isStaged = (name: string): name is StagedGame => name in stages;

/** @throws Error when the game has no such fixture */
export async function openBare<G extends StagedGame>(
  game: G,
  name: string,
  locale: Locale,
  host: HTMLElement,
  query: URLSearchParams,
): Promise<() => void> {
  const { bundle, load } = stages[game];
  const [set, { create, words }] = await Promise.all([fixtureSets[game](), load()]);
  const fixture = set[name];
  if (!fixture) throw new Error(`no fixture ${name}: ${Object.keys(set).join(', ')}`);
  return showBare<Views[G], Cues[G]>({ host, name, fixture, bundle, create, words: words[locale], query });
}
