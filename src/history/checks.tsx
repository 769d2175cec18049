import { type ComponentType, lazy } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { games } from '../games';
import { withWords } from '../i18n';
import { WORDS } from '../play/rooms';

/** A game's check: what all share, the game's own part of it and their words, loaded when a bet of it is opened. */
const checkOf = <G extends OpenGame>(game: G): ComponentType<{ readonly roundId: string }> =>
  lazy(
    withWords(
      async () => {
        const [{ RecordCheck }, { replay }] = await Promise.all([import('./RecordCheck'), games[game].replay()]);
        return {
          default: ({ roundId }: { readonly roundId: string }) => (
            <RecordCheck game={game} roundId={roundId} kind={replay} />
          ),
        };
      },
      'replay',
      'room',
      ...WORDS[games[game].kind],
      game,
    ),
  );

/** By game. */
export const checks = Object.fromEntries(OPEN_GAMES.map((game) => [game, checkOf(game)])) as Readonly<
  Record<OpenGame, ReturnType<typeof checkOf>>
>;
