import type { StakeLimits } from '../../../rules/stake';
import type { Runner } from '../../autobet/runner';
import { also } from '../plan';
import { clear, closingAt, openRound, place, stakesFault } from './desk';
import { betLimits } from './limits';
import { begin, type Effect, type Plan, tellRun } from './plan';
import { type Stakes, sumOf } from './stakes';
import type { PoolContext, PoolResult } from './types';

/** A run of repeated rounds in a room of pools: the same stakes on the same pools, round after round. */

/** What a run would repeat: what is set up, or else the stakes of the last round that had any. */
export const stakesToRepeat = <P, D>({ slip, last }: Pick<PoolContext<P, D>, 'slip' | 'last'>): Stakes<P> =>
  slip.stakes.size > 0 ? slip.stakes : (last?.stakes ?? slip.stakes);

/** What a round of a run may cost: as much as its pools take together. */
export const runLimits = <P, D>(context: Pick<PoolContext<P, D>, 'limits' | 'game'>): StakeLimits => {
  const { min, max } = betLimits(context.limits);
  return { min, max: max * BigInt(context.game.pools.length) };
};

/** Whether a run may be set up now: nothing waits for the next round, each pool's stake is within its limits, and the sum is theirs. */
export const mayRepeat = <P, D>(context: PoolContext<P, D>, { input }: Runner): boolean => {
  const stakes = stakesToRepeat(context);
  return context.queued === null && stakesFault(context, stakes) === null && sumOf(stakes) === input.config.amount;
};

export const beginRepeat = <P, D>(context: PoolContext<P, D>, { progress }: Runner): Plan<P, D> =>
  also(clear(context), { auto: progress, plan: stakesToRepeat(context), runRound: null, refusal: null });

/** The round that a run may bet in: one that is open, and not about to close. */
function roundToBet<P, D>(context: PoolContext<P, D>): string | null {
  const now = context.clock.now();
  const round = openRound(context, now);
  return round !== null && now < closingAt(context.game, round) ? round.roundId : null;
}

/** Tells the run that it may bet, if it may. */
export function offer<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const roundId = roundToBet(context);
  return roundId === null ? begin(context) : also(begin(context), {}, tellRun<P, D>({ type: 'open', roundId }));
}

/** Whether the run's bet can be sent: its round still takes bets. */
export const mayPlaceRun = <P, D>(context: PoolContext<P, D>, roundId: string): boolean =>
  context.userId !== null && openRound(context, context.clock.now())?.roundId === roundId;

/** Sends the run's bet, as a press would. */
export const placeRun = <P, D>(
  context: PoolContext<P, D>,
  event: { readonly roundId: string; readonly uuid: string },
): Plan<P, D> => also(place(context, context.plan, event.uuid), { runRound: event.roundId });

/** What the run is told of a result that may be seen; of one that nobody will see any more as well. */
export function runTold<P, D>(
  { runRound }: PoolContext<P, D>,
  result: PoolResult | null,
): { readonly patch: Partial<PoolContext<P, D>>; readonly effects: readonly Effect<P, D>[] } {
  if (result === null || result.roundId !== runRound) return { patch: {}, effects: [] };
  const { roundId, stake, back } = result;
  return { patch: { runRound: null }, effects: [tellRun({ type: 'settled', roundId, stake, back })] };
}
