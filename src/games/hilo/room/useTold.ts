import { TURN_MS } from '../../../../machines/hilo/machine';
import type { HiloRound } from '../../../../machines/hilo/types';
import { tellingOf } from '../../../play/solo/telling';
import { useHilo } from './context';

/** A skipped card has to leave first: how much later the next one is known, ms (scenes/hilo/tuning.json). */
const SKIP_MORE_MS = 96;

/** How long a card that has come is still face down, ms. */
export function hiddenMs(before: HiloRound | null, after: HiloRound | null): number {
  if (after === null || after === before) return 0;
  if (before?.roundId !== after.roundId) return after.cards.length === 1 ? TURN_MS : 0;
  if (after.cards.length <= before.cards.length) return 0;
  return after.cards.at(-1)?.select === 'skip' ? TURN_MS + SKIP_MORE_MS : TURN_MS;
}

/** The room's clock: what a card says is not said before it has turned over on the canvas. */
const telling = tellingOf<HiloRound>(hiddenMs);
export const { ToldContext, useTold } = telling;

/** Runs it. */
export const useTelling = (): HiloRound | null =>
  telling.useTelling(
    useHilo(({ context }) => context.round),
    useHilo(({ value }) => value.round === 'connecting'),
  );
