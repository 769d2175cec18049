import type { Answer, Effect, Move, Stake } from '../../engines/kit/effects';
import type { Sen } from '../../../rules/money';
import type { Tx } from '../../ports';

/** What a writer needs to know of a game. */
export interface Game<S, E, R, F extends { readonly type: string }> {
  /** The name of the room in the store. */
  readonly room: string;
  /** Seats the players of a batch from the store, in its transaction: for games that keep nothing of them in memory. */
  seat?(tx: Tx, state: S, userIds: readonly string[]): Promise<S>;
  step(state: S, event: E): readonly [S, readonly Effect<R, F>[]];
  /** The ledger's word on a stake, as an event. */
  funding(stake: Stake, funded: boolean): E;
  /** The round that a fact ended for good, whose stakes that brought nothing back are lost; null for any other fact. */
  over(fact: F): string | null;
  /** Whether a fact is written down. */
  persists(fact: F): boolean;
  /** Writes the facts of one batch. */
  save(tx: Tx, facts: readonly F[]): Promise<void>;
  /** The reply as it goes over the wire. `balance` is 0 where no money of the player moved. */
  reply(reply: R, balance: Sen): unknown;
}

/** A batch's effects by what is done with them. */
export interface Sorted<R, F> {
  readonly moves: readonly Move[];
  readonly answers: readonly Answer<R>[];
  readonly facts: readonly F[];
}

const isMove = (effect: { readonly type: string }): effect is Move =>
  effect.type === 'stake' || effect.type === 'payout' || effect.type === 'refund';
const isAnswer = <R>(effect: { readonly type: string }): effect is Answer<R> =>
  effect.type === 'accept' || effect.type === 'refuse';

/** Sorts effects, keeping the order of each kind. */
export function sortEffects<R, F extends { readonly type: string }>(effects: readonly Effect<R, F>[]): Sorted<R, F> {
  const moves: Move[] = [];
  const answers: Answer<R>[] = [];
  const facts: F[] = [];
  for (const effect of effects) {
    if (isMove(effect)) moves.push(effect);
    else if (isAnswer<R>(effect)) answers.push(effect);
    else facts.push(effect);
  }
  return { moves, answers, facts };
}
