import { type ComponentType, lazy, type ReactNode } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import { withWords } from '../i18n';
import { WORDS } from '../play/rooms';
import type { RoundProps } from './game';

/** What shows a finished round of any game. */
type RoundView = <G extends OpenGame>(props: RoundProps<G>) => ReactNode;
type ByGame = Readonly<Record<OpenGame, ComponentType<{ readonly roundId: string }>>>;

/** A view of a finished round for each open game: the view, the game's part of it and their words come with the first that is shown. */
export const byGame = (view: () => Promise<RoundView>): ByGame =>
  Object.fromEntries(OPEN_GAMES.map((game) => [game, viewOf(game, view)])) as ByGame;

const viewOf = <G extends OpenGame>(game: G, view: () => Promise<RoundView>): ByGame[G] =>
  lazy(
    withWords(
      async () => {
        const [View, { replay }] = await Promise.all([view(), games[game].replay()]);
        return {
          default: ({ roundId }: { readonly roundId: string }) => <View game={game} roundId={roundId} kind={replay} />,
        };
      },
      'replay',
      'room',
      'check',
      ...WORDS[games[game].kind],
      game,
    ),
  );

/** The replays of all open games, by game. */
export const replays = byGame(async () => (await import('./ReplayPage')).ReplayPage);
