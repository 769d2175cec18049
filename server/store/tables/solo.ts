import type { Int64 } from './columns';

export type SeedStatus = 'next' | 'current' | 'retired';

/**
 * Server seeds of the players of solo games: one that draws, and the one after it. `secret` is the seed, for the server's eyes; `revealed` is the same once it is retired, '' before.
 * `client_seed` and `nonce` are those of the next round.
 */
export interface SoloSeedsTable {
  seed_id: string;
  game: string;
  user_id: string;
  status: SeedStatus;
  secret: string;
  seed_hash: string;
  revealed: string;
  client_seed: string;
  nonce: Int64;
  created_at: Int64;
  retired_at: Int64;
}

export type SoloStatus = 'open' | 'won' | 'lost';

/** What a solo game keeps of a round besides its bet: what it is drawn from, and `board`, JSON of what its player may know. `ended_at` is 0 and `digest` is '' while it is open. */
export interface SoloRoundsTable {
  game: string;
  round_id: Int64;
  user_id: string;
  seed_id: string;
  seed_hash: string;
  client_seed: string;
  nonce: Int64;
  board: string;
  ended_at: Int64;
  digest: string;
}

/** A view: rounds of solo games with their bets (`<game>-<round>` in `bets`). */
export interface SoloPlaysView extends SoloRoundsTable {
  amount: Int64;
  started_at: Int64;
  status: SoloStatus;
  rate: Int64;
  paid: Int64;
}

/** Games whose tutorial a player has seen. */
export interface TutorialsTable {
  user_id: string;
  game: string;
  at: Int64;
}

export interface SoloTables {
  solo_seeds: SoloSeedsTable;
  solo_rounds: SoloRoundsTable;
  solo_plays: SoloPlaysView;
  tutorials: TutorialsTable;
}
