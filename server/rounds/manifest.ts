import type { FairFeed } from '../../contract/share';
import type { OpenGame } from '../../contract/games';
import type { GameRecord } from '../../contract/replay';
import type { Draws } from '../../rules/fairness/draws';
import type { Db, Leadership } from '../ports';
import type { RoundFeed } from '../store/archive/feeds';
import type { GameRoom, RoomDeps, SiteRules } from './deps';
import type { ChainLengths } from './seeds/feed';

/** The feeds of hash chains that a game draws from: one by its own name, or one for each of its models (`wingo1`). */
export type FeedsOf<G extends OpenGame> = Extract<FairFeed, G | `${G}${number}`>;

/** What public records are read from. `now` is epoch ms: a round that has not been shown to its end has no record yet. */
export interface RecordSource {
  readonly db: Db;
  readonly site: SiteRules;
  readonly now: number;
}

/** Everything that the server knows of one game. `games.ts` lists them; nothing else on the server does. */
export interface ServerGame<G extends OpenGame> {
  room(deps: RoomDeps, leadership: Leadership): GameRoom;
  /** The public record of a finished round (contract/replay); null for one that is unknown or not over. */
  record(source: RecordSource, roundId: string): Promise<GameRecord<G> | null>;
  /** How long the game's chains are; a solo game draws from its players' seeds and has none. */
  readonly chains: Readonly<Record<FeedsOf<G>, ChainLengths>>;
  /** Where its rounds are kept, for the archive. */
  readonly rounds: readonly RoundFeed[];
  /** Solo games: the board of a round that is over (JSON, as it is kept), with what was hidden. */
  uncover?(board: string, draws: Draws): string;
}
