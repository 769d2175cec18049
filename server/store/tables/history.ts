import type { Int64 } from './columns';

/** How many rows a player's own list has: `list` is the game, for Wingo with the model (`wingo:1`). Kept by whoever writes the rows, so that a page of a list need not count them. */
export interface HistoryTotalsTable {
  user_id: string;
  list: string;
  total: Int64;
}

export interface HistoryTables {
  history_totals: HistoryTotalsTable;
}
