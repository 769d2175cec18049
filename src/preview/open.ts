/** Joins a game's fixtures, words and scene for {@link showBare}; the studio's only table of games. */
import { stages, type StagedGame } from '../stage/registry';
import type { Locale } from '../i18n';
import { showBare } from './bare';
import { fixtureSets } from './fixtures';

/** @throws Error when the game has no such fixture */
export async function openBare(game: StagedGame, name: string, locale: Locale, host: HTMLElement, query: URLSearchParams): Promise<() => void> {
  const [set, definition] = await Promise.all([fixtureSets[game](), stages[game].load()]);
  const fixture = set[name];
  if (!fixture) throw new Error(`no fixture ${name}: ${Object.keys(set).join(', ')}`);
  return showBare({ host, name, fixture, definition, words: stages[game].words[locale], query });
}
