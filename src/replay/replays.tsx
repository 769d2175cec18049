import { type ComponentType, lazy, type ReactNode } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import { withWords } from '../i18n';
import { WORDS } from '../play/rooms';
import type { RoundProps } from './game';

/** What shows a finished round of any game. */
type RoundView = <G extends OpenGame>(props: RoundProps<G>) => ReactNode;
type OneRound = ComponentType<{ readonly roundId: string }>;
type ByGame = Readonly<Record<OpenGame, OneRound>>;

/**
 * A view of a finished round for each open game: the view, the game's part of it and their words come with the first that is shown.
 * @param part what waits for them: `later` for a part of a page, which says in its place what it could not have
 */
export const byGame = (view: () => Promise<RoundView>, part: (bring: () => Promise<OneRound>) => OneRound): ByGame =>
  Object.fromEntries(OPEN_GAMES.map((game) => [game, part(bringing(game, view))])) as ByGame;

const bringing = <G extends OpenGame>(game: G, view: () => Promise<RoundView>): (() => Promise<OneRound>) =>
  withWords(
    async () => {
      const [View, { replay }] = await Promise.all([view(), games[game].replay()]);
      return ({ roundId }) => <View game={game} roundId={roundId} kind={replay} />;
    },
    'replay',
    'room',
    'check',
    ...WORDS[games[game].kind],
    game,
  );

/** The replays of all open games, by game: pages, which a route waits for. */
export const replays = byGame(
  async () => (await import('./ReplayPage')).ReplayPage,
  (bring) => lazy(async () => ({ default: await bring() })),
);
