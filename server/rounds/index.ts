import { GAME_IDS } from '../../contract/games';
import { createBalances } from './balances';
import { botChance } from './chance';
import type { HouseRoom, RoomDeps } from './deps';
import type { Fanout, Leadership } from '../ports';
import { createForwarding } from './forward';
import { GAMES, YEAR_CHAINS } from './games';
import { alone } from './leader';
import { COLLECT_MS, type SeedingRules } from './seeds/collection';
import { sha256 } from './seeds/hash';
import { topWins } from './wins';
import { BATCH_WINDOW_MS } from './writer/writer';

/** What an app decides; the rest has the house's own values. */
export interface RoomsDeps extends Pick<
  RoomDeps,
  | 'store'
  | 'ledger'
  | 'guard'
  | 'clock'
  | 'entropy'
  | 'publisher'
  | 'presence'
  | 'logger'
  | 'metrics'
  | 'site'
  | 'changed'
  | 'crashTimes'
> {
  /** House bots at the tables: only for an embedded house. */
  readonly bots: boolean;
  /** Who leads the rooms; without it this process does. */
  readonly leadership?: Leadership;
  /** Carries calls between the nodes of a cluster to the one that leads; without it the others refuse them with 10006. */
  readonly fanout?: Fanout;
  /** SHA-256 as hex text, where the platform's is not to be used. */
  readonly hash?: RoomDeps['hash'];
  readonly chains?: RoomDeps['chains'];
  /** How the public seeds of chains come about, where the house has no beacon or other times. */
  readonly seeding?: Partial<SeedingRules>;
  /** How long a command may wait for company, ms. */
  readonly batchWindowMs?: number;
}

/** Builds the open rooms of the house; nothing happens before their `start`. */
export function createRooms(given: RoomsDeps): readonly HouseRoom[] {
  const { leadership = alone, bots, fanout, ...wiring } = given;
  const deps: RoomDeps = {
    ...wiring,
    balances: createBalances(given.publisher),
    hash: given.hash ?? sha256,
    chains: given.chains ?? YEAR_CHAINS,
    seeding: { collectMs: COLLECT_MS, beacon: null, ...given.seeding },
    bots: bots ? botChance : null,
    batchWindowMs: given.batchWindowMs ?? BATCH_WINDOW_MS,
  };
  const rooms = GAME_IDS.map((game): HouseRoom => ({
    ...GAMES[game].room(deps, leadership),
    topWins: (since, size) => topWins(given.store.db, game, since, given.clock.now(), size),
  }));
  return fanout === undefined ? rooms : rooms.map(createForwarding({ ...deps, fanout }).over);
}
