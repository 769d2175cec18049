import type { HashText } from '../../rules/fairness/hash';
import type { Sen } from '../../rules/money';
import type { StakeLimits } from '../../rules/stake';
import type { BigWin, SiteFlags } from '../../contract/site';
import type { Clock, Entropy, Ledger, Presence, Publisher, Room, StakeGuard, StakeRefusal, Store } from '../ports';
import type { Balances } from './balances';
import type { CrashTimes } from './crash/room';
import type { RoomLogger, RoomMetrics } from './observe';
import type { SeedingRules } from './seeds/collection';
import type { ChainLengths, FeedDeps } from './seeds/feed';
import type { FeedName } from './seeds/store';

/** A number from 0 up to but not including 1: for the house bots, never for a draw. */
export type Random = () => number;

/** The chance of the bots of one round, by the hash of its seed. */
export type BotChance = (seedHash: string) => Random;

/** What the site decides about a round. Money in sen. */
export interface SiteLimits {
  readonly limits: StakeLimits;
  /** The most that a player may win in a round over what was staked in it. */
  readonly maxProfit: Sen;
}

/** What the site decides about rooms. It may be changed at any time, and never for a round that has begun. `region` is where a caller is (`Caller`). */
export interface SiteRules {
  /** What holds for a round that begins, or began, at this time (epoch ms): the same whenever it is asked. */
  at(time: number): SiteLimits;
  /** Why nobody there may stake now; null when they may. */
  closed(region: string): StakeRefusal | null;
  /** What may be done there. */
  flags(region: string): Pick<SiteFlags, 'autoBet' | 'minRoundMs' | 'turbo'>;
  /** Whether solo rounds have a shortest length at any place. */
  isPaced(): boolean;
}

/** What a room is given. */
export interface RoomDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  /** Fair play's word on every stake. */
  readonly guard: StakeGuard;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly hash: HashText;
  readonly publisher: Publisher;
  readonly presence: Presence;
  /** Shared by all rooms. */
  readonly balances: Balances;
  readonly logger: RoomLogger;
  readonly metrics: RoomMetrics;
  readonly site: SiteRules;
  readonly chains: Readonly<Record<FeedName, ChainLengths>>;
  /** How public seeds come about. */
  readonly seeding: SeedingRules;
  /** The bots' chance; null for a house without bots. */
  readonly bots: BotChance | null;
  readonly batchWindowMs: number;
  /** A round changed: the lobby wants to know. */
  readonly changed: () => void;
  /** The times of a flight, where a house plays to other ones. */
  readonly crashTimes?: CrashTimes;
}

/** A room as its game makes it. */
export interface GameRoom extends Room {
  /** Whether the room is open in this process: elsewhere it is another node that leads. */
  isOpen(): boolean;
}

/** A room of the house, with what it knows for the list of big wins: net wins of players since a time (epoch ms), biggest first. */
export interface HouseRoom extends GameRoom {
  topWins(since: number, size: number): Promise<BigWin[]>;
}

/** The part of the deps that seeds need. */
export const feedDeps = ({ store, clock, entropy, hash, logger, seeding }: RoomDeps): FeedDeps => ({
  store,
  clock,
  entropy,
  hash,
  logger,
  seeding,
});
