/** The pages of the help that say something of every game: loaded with what each game says of itself. */
import type { ComponentType } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import type { About } from '../games/game';
import { FairnessPage } from './FairnessPage';
import { RulesPage } from './RulesPage';

export interface GamesProps {
  readonly abouts: Readonly<Record<OpenGame, About>>;
}

async function withAbouts(Page: ComponentType<GamesProps>): Promise<{ default: ComponentType }> {
  const all = await Promise.all(OPEN_GAMES.map(async (game) => [game, (await games[game].about()).about] as const));
  const abouts = Object.fromEntries(all) as GamesProps['abouts'];
  return { default: () => <Page abouts={abouts} /> };
}

export const fairnessPage = () => withAbouts(FairnessPage);
export const rulesPage = () => withAbouts(RulesPage);
