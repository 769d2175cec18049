import type { GameId } from '../../../contract/games';
import type { Defaulted, Int64 } from './columns';

export type BetStatus = 'open' | 'won' | 'lost' | 'returned';

/**
 * Every bet of every game, one a row. Money in sen, times in epoch ms; `rate` is 1/10000 and 0 where a bet has none, `paid` and `ended_at` are 0 while it is open.
 * `feed` tells the feeds of a game apart (Wingo's models), 0 where there is one. `round_id` is the phase of a Wingo round. `choice` is what was bet on, in the
 * game's own words: the selections of Wingo, comma-separated (the stake is shared out evenly), the number of a pool, the automatic cash-out of crash (1/10000, '' for
 * none); '' for a solo game, whose round is in `solo_rounds`.
 *
 * `win_staked` and `win_paid` are what the list of big wins shows: the bet's own once it has won, and where bets of a round count together (pools) their sum, on
 * the first one that won. They are 0 elsewhere. `fresh`, of SQLite alone, is 1
 * for one that is settled and waits to be taken into the long index of the history (history/lister).
 */
export interface BetsTable {
  bet_id: string;
  game: GameId;
  feed: Int64;
  round_id: Int64;
  user_id: string;
  choice: string;
  staked: Int64;
  placed_at: Int64;
  status: BetStatus;
  rate: Int64;
  paid: Int64;
  win_staked: Int64;
  win_paid: Int64;
  ended_at: Int64;
  fresh: Defaulted;
}

export interface BetTables {
  bets: BetsTable;
}
