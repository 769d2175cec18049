import type { PoolGame } from '../../../contract/pool';
import type { Defaulted, Int64 } from './columns';

/** A round of roulette, dice or dingdong, or a phase of Wingo, whose models are feeds (0 elsewhere). `outcome` are its whole numbers, comma-separated; it, `seed` and `digest` are '' until the round is drawn. */
export interface PoolRoundsTable {
  game: PoolGame | 'wingo';
  feed: Defaulted;
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

export interface PoolTables {
  pool_rounds: PoolRoundsTable;
}
