import type { PauseKind } from '../../contract/fairplay';
import type { Int64 } from '../store/tables/columns';

/**
 * What a player has set, a row for whoever has set anything. Sums in sen, 0 for no limit; times in epoch ms. `*_next` takes the limit's place from `*_next_at` on, which is 0
 * while nothing waits. `reminder` is in minutes, 0 for the site's own. `pause` is '' for none.
 *
 * `counted_*` is the loss of one WIB day as far as it was counted: up to the transfer `counted_to`, so that the next bet counts what is new and no more.
 */
export interface FairPlayTable {
  user_id: string;
  loss: Int64;
  loss_next: Int64;
  loss_next_at: Int64;
  deposit: Int64;
  deposit_next: Int64;
  deposit_next_at: Int64;
  reminder: Int64;
  pause: PauseKind | '';
  pause_from: Int64;
  pause_until: Int64;
  counted_day: Int64;
  counted_to: Int64;
  counted_net: Int64;
}

/** What players did with their limits and pauses. Rows are only ever added: the store itself refuses to change one. `act` is the JSON of the contract's `fairPlayAct`. */
export interface FairPlayRecordTable {
  id: string;
  user_id: string;
  at: Int64;
  act: string;
}

/** Deposits that count against a day's limit, by the key of whoever asked. `day` is the first moment of the WIB day. */
export interface FairPlayDepositsTable {
  key: string;
  user_id: string;
  day: Int64;
  amount: Int64;
}

export interface FairPlayTables {
  fair_play: FairPlayTable;
  fair_play_record: FairPlayRecordTable;
  fair_play_deposits: FairPlayDepositsTable;
}
