import { TOSS_MS } from '../../../../machines/coinFlip/machine';
import type { CoinFlipRound } from '../../../../machines/coinFlip/types';
import { tellingOf } from '../../../play/solo/telling';
import { useCoinFlip } from './context';

/** How long a coin that was tossed is still in the air, ms. */
export function hiddenMs(before: CoinFlipRound | null, after: CoinFlipRound | null): number {
  if (after === null || before?.roundId !== after.roundId) return 0;
  return after.flips.length > before.flips.length ? TOSS_MS : 0;
}

/** The room's clock: which side came is not said before the coin lies on the canvas. */
const telling = tellingOf<CoinFlipRound>(hiddenMs);
export const { ToldContext, useTold } = telling;

/** Runs it. */
export const useTelling = (): CoinFlipRound | null =>
  telling.useTelling(
    useCoinFlip(({ context }) => context.round),
    useCoinFlip(({ value }) => value.round === 'connecting'),
  );
