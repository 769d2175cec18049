import type { GameId } from '../../../contract/games';
import type { Int64 } from './columns';

/** One row that is written to find out whether the store takes writes. */
export interface StoreProbeTable {
  id: Int64;
  at: Int64;
}

/** A round that is over for long, with its bets. `round_id` is the phase of a Wingo round; `body` is an `ArchivedRound`, packed (store/archive). */
export interface ArchivedRoundsTable {
  game: GameId;
  round_id: string;
  archived_at: Int64;
  body: string;
}

export interface OperationsTables {
  store_probe: StoreProbeTable;
  archived_rounds: ArchivedRoundsTable;
}
