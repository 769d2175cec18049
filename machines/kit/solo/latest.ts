import { LATEST_BETS_SIZE } from '../../../contract/constants';
import type { SoloKinds } from './types';

type Row = SoloKinds['latest'];

/** The later end first; of two in the same moment the later round, whose id is the larger number. */
const byNewest = (a: Row, b: Row): number => b.time - a.time || Number(BigInt(b.roundId) - BigInt(a.roundId));

/** Everybody's latest rounds after an update, which tells only those that ended since the one before. Newest first, each once, as many as are shown. */
export function mergeLatest<R extends Row>(known: readonly R[], fresh: readonly R[]): readonly R[] {
  const told = new Set(fresh.map(({ roundId }) => roundId));
  return [...fresh, ...known.filter(({ roundId }) => !told.has(roundId))].sort(byNewest).slice(0, LATEST_BETS_SIZE);
}
