import type { PoolGame } from '../../../contract/pool';
import type { Int64 } from './columns';
import type { BetStatus } from './rooms';

/** A round of roulette, dice or dingdong. `outcome` are its whole numbers, comma-separated; it, `seed` and `digest` are '' until the round is drawn. */
export interface PoolRoundsTable {
  game: PoolGame;
  round_id: Int64;
  status: 'open' | 'finished';
  chain_id: string;
  chain_index: Int64;
  seed_hash: string;
  start_time: Int64;
  close_time: Int64;
  outcome: string;
  seed: string;
  digest: string;
  bets: Int64;
  staked: Int64;
  paid: Int64;
  epoch: Int64;
  /** 1 when house bots were at the table: they follow from `seed_hash`. */
  bots: Int64;
}

/** A stake on one pool. The first bet that won of each player keeps what all of theirs in the round came to, for the list of big wins; elsewhere it is 0. */
export interface PoolBetsTable {
  bet_id: string;
  game: PoolGame;
  round_id: Int64;
  user_id: string;
  pool: Int64;
  amount: Int64;
  placed_at: Int64;
  status: BetStatus;
  paid: Int64;
  round_staked: Int64;
  round_paid: Int64;
  ended_at: Int64;
}

export interface PoolTables {
  pool_rounds: PoolRoundsTable;
  pool_bets: PoolBetsTable;
}
