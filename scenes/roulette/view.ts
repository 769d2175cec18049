import type { RouletteTeam } from '../../rules/roulette/wheel';
import type { WinSize } from '../kit/scene';

/** One bet in a column, as everybody sees it. */
export interface RouletteBet {
  readonly id: string;
  /** As the server tells it, shortened or masked. */
  readonly name: string;
  /** A house bot: its line says so and nothing else. */
  readonly bot: boolean;
  /** The player's. */
  readonly own: boolean;
  /** Colour of the avatar, degrees. */
  readonly hue: number;
  /** Rupiah. */
  readonly amount: number;
}

/** A team's column. Amounts in rupiah. */
export interface RouletteColumn {
  readonly team: RouletteTeam;
  /** All stakes on the team. */
  readonly total: number;
  readonly players: number;
  /** House bots on it, who are no players. */
  readonly bots: number;
  /** Newest first; the scene shows as many as it has room for. */
  readonly bets: readonly RouletteBet[];
  /** The player's: laid down and not sent yet or waiting for the next round, and accepted by the server for this one. */
  readonly pending: number;
  readonly placed: number;
}

/** Everything the roulette scene draws. Times are server epoch ms; the scene counts down and spins by itself. */
export interface RouletteView {
  readonly phase: 'connecting' | 'betting' | 'spinning';
  readonly roundId: string;
  /** Bets open; bets close and the ball is dropped. */
  readonly startTime: number;
  readonly closeTime: number;
  /** The ball lies; once the round is drawn. */
  readonly stopTime: number | null;
  /** Red, black, blue. */
  readonly columns: readonly RouletteColumn[];
  /** Newest first; has this round's number as soon as it is drawn. */
  readonly history: readonly { readonly round: string; readonly number: number }[];
  /** This round's number while it spins and rests; null before. */
  readonly result: number | null;
}

export type RouletteCue =
  | { readonly type: 'placed'; readonly bets: readonly { readonly pool: RouletteTeam; readonly amount: number }[] }
  | {
      readonly type: 'draw';
      readonly roundId: string;
      readonly run: { readonly draw: number; readonly runTime: number; readonly stopTime: number };
    }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type RouletteText =
  | 'red'
  | 'black'
  | 'blue'
  | 'bot'
  | 'players'
  | 'you'
  | 'place'
  | 'seconds'
  | 'spinning'
  | 'closed'
  | 'connecting'
  | 'result'
  | 'stakeBack';
