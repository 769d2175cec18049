import type { GameId } from '../../../contract/games';
import type { DefaultedText, Int64 } from './columns';

/** One row that is written to find out whether the store takes writes. */
export interface StoreProbeTable {
  id: Int64;
  at: Int64;
}

/**
 * A round that is over for long. `round_id` is the phase of a Wingo round; `body` is an `ArchivedRound`, packed (store/archive). `bets` are the rows of a room's round, packed in pieces, a line each: nothing that
 * is asked about a round reads them. Where it is '' they are in the body, as they were at first.
 */
export interface ArchivedRoundsTable {
  game: GameId;
  round_id: string;
  archived_at: Int64;
  body: string;
  bets: DefaultedText;
}

export interface OperationsTables {
  store_probe: StoreProbeTable;
  archived_rounds: ArchivedRoundsTable;
}
