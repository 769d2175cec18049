import type { GameId } from '../../../contract/games';

/** Rounds that follow one another, and where they are kept. Texts are SQL of our own; a round's bets are in `bets`. */
export interface RoundFeed {
  readonly game: GameId;
  /** Which of the game's feeds: a model of Wingo's, 0 where a game has only one. */
  readonly feed: number;
  /** The players' own lists that its bets are counted in (`history_totals`). */
  readonly list: string;
  readonly table: 'crash_rounds' | 'wingo_rounds' | 'pool_rounds' | 'solo_rounds';
  /** Where whole rows are read: the table, or a view of it. */
  readonly from: 'crash_rounds' | 'wingo_rounds' | 'pool_rounds' | 'solo_plays';
  /** The column that names a round and ascends with time, and what is below all its values. */
  readonly id: 'round_id' | 'phase';
  readonly below: bigint | string;
  /** Which rows of the table are this feed's. */
  readonly scope: string;
  readonly endedAt: 'ended_at' | 'end_time' | 'close_time';
  /** Whether a round is everybody's: it is archived with its public record. A round of one player's is made of its rows whenever it is asked for. */
  readonly shared: boolean;
}
