import { type Refusal, type Ref } from '../kit/effects';
import { Registry } from '../kit/registry';
import type { Bet, Bets, CrashSettings, CrashState, Plan, Step } from './types';

/** The two sets of bets that a room holds. */
export type Side = 'bets' | 'nextBets';

/** A room in the preparation of a round that nobody has bet on yet. */
export function opening(settings: CrashSettings, plan: Plan): CrashState {
  return { status: 'preparation', settings, plan, bets: Registry.empty<Bet>(), nextBets: Registry.empty<Bet>() };
}

/** The same state with other bets on one side. */
export function withBets<S extends CrashState>(state: S, side: Side, bets: Bets): S {
  return side === 'bets' ? { ...state, bets } : { ...state, nextBets: bets };
}

/** Nothing happens but the refusal. */
export const refuse = (state: CrashState, ref: Ref, refusal: Refusal): Step => [
  state,
  [{ type: 'refuse', ref, refusal }],
];
