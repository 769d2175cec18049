import type { Sen } from '../../../rules/money';
import type { PoolBet } from './types';

/** One bet to be sent: so much on each of its pools. */
export interface BetInput<P> {
  readonly select: readonly P[];
  readonly amount: Sen;
  readonly uuid: string;
}

/** What the bet slot is given: all bets of one press, in the order of the pools. */
export interface PlaceInput<P> {
  readonly roundId: string;
  readonly bets: readonly BetInput<P>[];
}

/** What became of each of them. A bet without an answer is refused with the generic code. */
export type BetAnswer<P> =
  | {
      readonly ok: true;
      readonly select: readonly P[];
      readonly amount: Sen;
      readonly roundId: string;
      /** Undefined where the reply does not say: then they are asked for. */
      readonly balance: Sen | undefined;
      readonly bet: PoolBet<P> | undefined;
    }
  | { readonly ok: false; readonly error: unknown };
