import type { Currency } from '../../ports';
import type { Defaulted, Int64, Serial } from './columns';

/**
 * What a player has of one currency, in its smallest unit (sen for IDR), by pocket; no pocket is ever below zero, which the store itself refuses. One row, so that it is
 * one lock. The house's accounts have none: they are sums over the journal, because a stored balance would be the row that every bet has to lock.
 *
 * `turnover` is what is still to be played before the bonus is free (the sum over the open `turnovers`); `version` the number of the last transfer.
 */
export interface AccountsTable {
  owner: string;
  currency: Currency;
  main: Int64;
  bonus: Int64;
  held: Int64;
  turnover: Int64;
  version: Int64;
}

/**
 * The journal: `amount` (above zero) goes from the account `debit` to the account `credit`, so that it cannot but balance. An account is a pocket of the owner (`main`,
 * `bonus`, `held`) or one of the house (`house:bet`). Transfers of one act are one unit: they share its `key`, and `leg` counts them from 0. `balance` is what the owner could stake
 * of the currency (main and bonus) after it.
 */
export interface TransfersTable {
  id: Serial;
  key: string;
  leg: Int64;
  owner: string;
  currency: Currency;
  debit: string;
  credit: string;
  amount: Int64;
  kind: string;
  ref: string;
  at: Int64;
  balance: Int64;
}

/** The transfer `id` takes back the transfer `reverses`, or a part of it. */
export interface ReversalsTable {
  id: Int64;
  reverses: Int64;
}

/** Money set aside for somebody (`ref`): resolved once. `deadline` is epoch ms, `captured` what the house got of it; `resolved_at` is 0 while it is open. */
export interface HoldsTable {
  id: Serial;
  key: string;
  owner: string;
  currency: Currency;
  amount: Int64;
  captured: Int64;
  deadline: Int64;
  status: 'open' | 'captured' | 'released' | 'expired';
  ref: string;
  placed_at: Int64;
  resolved_at: Int64;
}

/** What a bonus of `amount` asks for: stakes of `required`, of which `played` are settled. Of IDR. `ended_at` is 0 while it is open. */
export interface TurnoversTable {
  id: Serial;
  key: string;
  owner: string;
  amount: Int64;
  required: Int64;
  played: Int64;
  status: 'open' | 'played' | 'forfeited';
  opened_at: Int64;
  ended_at: Int64;
}

/** A stake that was placed under an open turnover, by the key of its unit: `bonus` of it came from that pocket, `counted` went into turnovers when it ended. */
export interface TurnoverStakesTable {
  key: string;
  owner: string;
  ref: string;
  staked: Int64;
  bonus: Int64;
  counted: Defaulted;
  status: 'open' | 'ended';
}

/** What was answered under a key and the SHA-256 of what was asked. `answer` is JSON; `refused` says with 1 that it was no: nothing was booked. */
export interface LedgerAnswersTable {
  key: string;
  hash: string;
  refused: Int64;
  answer: string;
  at: Int64;
}

export interface LedgerTables {
  accounts: AccountsTable;
  transfers: TransfersTable;
  reversals: ReversalsTable;
  holds: HoldsTable;
  turnovers: TurnoversTable;
  turnover_stakes: TurnoverStakesTable;
  ledger_answers: LedgerAnswersTable;
}
