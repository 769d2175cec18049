import type { GameId } from '../../../contract/games';
import type { Int64 } from './columns';

/** One row that is written to find out whether the store takes writes. */
export interface StoreProbeTable {
  id: Int64;
  at: Int64;
}

/**
 * A round that is over for long, with its bets (store/archive). `round_id` is the phase of a Wingo round. `chain_id`, `chain_index` and `seed` are those of a room's round,
 * whose successor is bound to it; '' and 0 for a solo game. `body` is packed JSON: the public record and the rows as they were.
 */
export interface ArchivedRoundsTable {
  game: GameId;
  round_id: string;
  ended_at: Int64;
  archived_at: Int64;
  chain_id: string;
  chain_index: Int64;
  seed: string;
  body: string;
}

export interface OperationsTables {
  store_probe: StoreProbeTable;
  archived_rounds: ArchivedRoundsTable;
}
