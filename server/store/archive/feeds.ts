import type { GameId } from '../../../contract/games';

/** Rounds that follow one another, and where they are kept: `round_id` names one and ascends with time, from 1. Texts are SQL of our own; a round's bets are in `bets`. */
export interface RoundFeed {
  readonly game: GameId;
  /** Which of the game's feeds: a model of Wingo's, 0 where a game has only one. */
  readonly feed: number;
  /** The players' own lists that its bets are counted in (`history_totals`). */
  readonly list: string;
  readonly table: 'crash_rounds' | 'pool_rounds' | 'solo_rounds';
  /** Where whole rows are read: the table, or a view of it. */
  readonly from: 'crash_rounds' | 'pool_rounds' | 'solo_plays';
  /** Which rows of the table are this feed's. */
  readonly scope: string;
  readonly endedAt: 'ended_at' | 'close_time';
  /** Whether a round is everybody's: it is archived with its public record. A round of one player's is made of its rows whenever it is asked for. */
  readonly shared: boolean;
}
