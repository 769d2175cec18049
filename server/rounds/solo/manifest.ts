import type { GameRecord } from '../../../contract/replay';
import type { SoloGameId } from '../../engines/solo/types';
import type { ServerGame } from '../manifest';
import type { SoloSpec } from './live';
import { readSoloRecord } from './record';

/** What the server knows of a solo game: all but its room follows from the spec. */
export const soloServerGame = <
  G extends SoloGameId,
  Ask,
  Board,
  Act,
  Shown extends object,
  Line extends object,
  Told extends object,
>(
  game: G,
  spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  room: ServerGame<G>['room'],
): ServerGame<G> => ({
  room,
  record: async ({ db }, id) => (await readSoloRecord(db, spec, id)) as GameRecord<G> | null,
  chains: {} as ServerGame<G>['chains'],
  rounds: [
    {
      game,
      feed: 0,
      list: game,
      table: 'solo_rounds',
      from: 'solo_plays',
      scope: `game = '${game}'`,
      endedAt: 'ended_at',
      shared: false,
    },
  ],
  uncover: (board, draws) => JSON.stringify(spec.rules.uncover(JSON.parse(board) as Board, draws)),
});
