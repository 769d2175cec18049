import type { Sen } from '../../../rules/money';

/** Who bets, as the room shows them. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}

/** The number of a command within the room: its answer carries the same. */
export type Ref = number;

/** A documented code with the blanks of its text; `message` where the code's own text would not say enough. */
export interface Refusal {
  readonly code: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly message?: string;
}

/**
 * Money to move. `amount` is positive whatever the kind. `key` makes it happen at most once: everything that can end a bet
 * (payout, refund) shares one key, so that no fault can end it twice. `betId` names the bet of a stake.
 */
export type Move = Stake | Return;

export interface Stake {
  readonly type: 'stake';
  readonly ref: Ref;
  readonly key: string;
  readonly userId: string;
  readonly amount: Sen;
  readonly round: string;
  readonly betId: string;
}

export interface Return {
  readonly type: 'payout' | 'refund';
  readonly key: string;
  /** The bets that end with it, those that brought nothing among them: what comes back goes where their stakes came from. */
  readonly bets: readonly string[];
  readonly userId: string;
  readonly amount: Sen;
  readonly round: string;
}

/** The answers to commands. Every command gets exactly one, after the commit. */
export type Answer<Reply> =
  | { readonly type: 'accept'; readonly ref: Ref; readonly userId: string; readonly reply: Reply }
  | { readonly type: 'refuse'; readonly ref: Ref; readonly refusal: Refusal };

/** Everything that comes out of a transition: money, answers, and facts of the game, which are written down and told to the room. */
export type Effect<Reply, Fact extends { readonly type: string }> = Move | Answer<Reply> | Fact;

/** The stake of a bet is booked under this key. */
export const stakeKey = (betId: string): string => `stake:${betId}`;
/** Whatever ends a bet is booked under this key. */
export const endKey = (betId: string): string => `end:${betId}`;
