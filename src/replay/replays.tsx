import { type ComponentType, lazy } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import { withWords } from '../i18n';
import { WORDS } from '../play/rooms';

/** A game's replay: the page, the game's part of it and their words. */
const replayOf = <G extends OpenGame>(game: G): ComponentType<{ readonly roundId: string }> =>
  lazy(
    withWords(
      async () => {
        const [{ ReplayPage }, { replay }] = await Promise.all([import('./ReplayPage'), games[game].replay()]);
        return {
          default: ({ roundId }: { readonly roundId: string }) => (
            <ReplayPage game={game} roundId={roundId} kind={replay} />
          ),
        };
      },
      'replay',
      'room',
      ...WORDS[games[game].kind],
      game,
    ),
  );

/** The replays of all open games, by game. */
export const replays = Object.fromEntries(OPEN_GAMES.map((game) => [game, replayOf(game)])) as Readonly<
  Record<OpenGame, ReturnType<typeof replayOf>>
>;
