import type { GameId } from '../../../contract/games';
import { POOL_GAMES } from '../../../contract/pool';
import type { PoolGame } from '../../../contract/pool';
import type { WingoModel } from '../../../contract/wingo';

/** Games that a player plays alone. */
export type SoloGame = Exclude<GameId, 'crash' | 'wingo' | PoolGame>;
/** Games whose rounds are everybody's. */
export type RoomGame = Exclude<GameId, SoloGame>;

const WINGO_MODELS: readonly WingoModel[] = [1, 2, 3];

/** Rounds that follow one another, and where they and their bets are. Texts are SQL of our own. */
export interface RoundFeed {
  readonly game: GameId;
  /** The players' own lists that its bets are counted in (`history_totals`). */
  readonly list: string;
  readonly table: 'crash_rounds' | 'wingo_rounds' | 'pool_rounds' | 'solo_rounds';
  /** The column that names a round and ascends with time, and what is below all its values. */
  readonly id: 'round_id' | 'phase';
  readonly below: bigint | string;
  /** Which rows of the table are this feed's. */
  readonly scope: string;
  readonly endedAt: 'ended_at' | 'end_time' | 'close_time';
  /** Bets of the feed's rounds; null where the round is the bet. */
  readonly bets: { readonly table: 'crash_bets' | 'wingo_orders' | 'pool_bets'; readonly scope: string } | null;
}

const solo = (game: SoloGame): RoundFeed => ({
  game,
  list: game,
  table: 'solo_rounds',
  id: 'round_id',
  below: 0n,
  scope: `game = '${game}'`,
  endedAt: 'ended_at',
  bets: null,
});

/** Every round of the house is in one of these. */
export const FEEDS: readonly RoundFeed[] = [
  {
    game: 'crash',
    list: 'crash',
    table: 'crash_rounds',
    id: 'round_id',
    below: 0n,
    scope: 'true',
    endedAt: 'ended_at',
    bets: { table: 'crash_bets', scope: 'true' },
  },
  ...WINGO_MODELS.map((model): RoundFeed => ({
    game: 'wingo',
    list: `wingo:${model}`,
    table: 'wingo_rounds',
    id: 'phase',
    below: '',
    scope: `model = ${model}`,
    endedAt: 'end_time',
    bets: { table: 'wingo_orders', scope: `model = ${model}` },
  })),
  ...POOL_GAMES.map((game): RoundFeed => ({
    game,
    list: game,
    table: 'pool_rounds',
    id: 'round_id',
    below: 0n,
    scope: `game = '${game}'`,
    endedAt: 'close_time',
    bets: { table: 'pool_bets', scope: `game = '${game}'` },
  })),
  solo('mines'),
  solo('hilo'),
  solo('roller'),
];
