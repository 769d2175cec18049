import type { Generated } from 'kysely';
import type { Defaulted, Int64 } from './columns';

/** Who leads a room: each process that takes a room over raises its epoch, and every write of the room checks it. */
export interface RoomEpochsTable {
  room: string;
  epoch: Int64;
}

/**
 * Answers by (player, client's id of the command): the same command gets the same answer, also after a restart. `code` is 0 for an
 * accepted one, whose `reply` is the JSON that was sent; else `reply` is the JSON of the text's blanks and message.
 */
export interface RoomCommandsTable {
  user_id: string;
  uuid: string;
  route: string;
  code: Int64;
  reply: string;
  at: Int64;
}

/**
 * Hash chains. `feed` is who draws from it (`crash`, `wingo1`...). `checkpoints` is a JSON list of secret links, `published` is
 * seed[0]. `used` is the index of the last link given to a round.
 *
 * `seeding` says how the public seed comes about: `collecting` (none yet, ''; shares are taken until `closes_at`), `shares` (SHA-256 over the link and
 * `shares` shares), `house` (of before there were shares). `beacon` and `beacon_round` name the value of public randomness that is a share too, ''
 * and 0 without one. `sealed_at` is when the seed was fixed, `taken_at` when the first round was drawn: of a feed's chains the one taken last is in use.
 */
export interface ChainsTable {
  chain_id: string;
  feed: string;
  length: Int64;
  every: Int64;
  published: string;
  checkpoints: string;
  public_seed: string;
  used: Int64;
  created_at: Int64;
  seeding: Generated<'collecting' | 'shares' | 'house'>;
  closes_at: Defaulted;
  sealed_at: Defaulted;
  taken_at: Defaulted;
  shares: Defaulted;
  beacon: Generated<string>;
  beacon_round: Defaulted;
}

/** Shares of a chain's public seed. `connection` and `address` (a fingerprint of it) tell one sender from another while shares are taken, '' afterwards. */
export interface ChainSharesTable {
  chain_id: string;
  share: string;
  source: 'browser' | 'beacon';
  connection: string;
  address: string;
  at: Int64;
}

export type CrashRoundStatus = 'open' | 'finished' | 'void';

/** A round of crash. `target`, `seed` and `digest` are filled when it is over (0 and '' before): the seed of an open round is in its chain. */
export interface CrashRoundsTable {
  round_id: Int64;
  status: CrashRoundStatus;
  chain_id: string;
  chain_index: Int64;
  seed_hash: string;
  start_time: Int64;
  target: Int64;
  seed: string;
  digest: string;
  bets: Int64;
  staked: Int64;
  paid: Int64;
  ended_at: Int64;
  epoch: Int64;
  /** 1 when house bots were at the table: they follow from `seed_hash`. */
  bots: Int64;
}

export interface RoomTables {
  room_epochs: RoomEpochsTable;
  room_commands: RoomCommandsTable;
  chains: ChainsTable;
  chain_shares: ChainSharesTable;
  crash_rounds: CrashRoundsTable;
}
