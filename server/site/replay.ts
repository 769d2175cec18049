import { CODE, CodeError } from '../../contract/errors';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import type { GameRecord } from '../../contract/replay';
import type { Answers } from '../http/answers';

/** Where a game's records are read; null for a round that is unknown or not finished. */
export type Records = { readonly [G in OpenGame]: (roundId: string) => Promise<GameRecord<G> | null> };

/** The records of finished rounds (contract/replay). @throws CodeError 3 for a round that has none */
export const replayAnswers = (records: Records): Answers['replay'] =>
  Object.fromEntries(
    OPEN_GAMES.map((game) => [
      game,
      async ({ query }: { readonly query: { readonly roundId: string } }) => {
        const record = await records[game](query.roundId);
        if (record === null) throw new CodeError(CODE.parameter);
        return record;
      },
    ]),
  ) as unknown as Answers['replay'];
