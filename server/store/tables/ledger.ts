import type { MovementKind } from '../../ports';
import type { Int64, Serial } from './columns';

/** What a player has, in sen. Never negative: the store itself refuses it. */
export interface WalletsTable {
  user_id: string;
  balance: Int64;
}

/**
 * One balanced entry: `amount` (sen, signed as the player sees it) on `wallet:<user_id>` and its opposite on `house`. Both
 * sides share the row, so that an entry cannot be half written; `ledger_postings` shows them apart.
 */
export interface LedgerEntriesTable {
  id: Serial;
  key: string;
  user_id: string;
  house: string;
  kind: MovementKind;
  amount: Int64;
  ref: string;
  at: Int64;
}

/** A view: both sides of every entry. Amounts over one `entry` sum up to zero. */
export interface LedgerPostingsView {
  entry: Serial;
  account: string;
  amount: Serial;
}

export interface LedgerTables {
  wallets: WalletsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_postings: LedgerPostingsView;
}
