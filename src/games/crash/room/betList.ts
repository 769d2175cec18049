import type { CrashPhase } from '../../../../machines/crash/select';
import { sortedBets } from '../../../../machines/crash/bets';
import type { BetRow, Bets } from '../../../../machines/crash/types';
import type { BetTotals } from '../../../play/room/Staked';

/** More rows than this are counted and not drawn. */
export const SHOWN_BETS = 50;

/** All bets of a round in numbers. */
export function liveTotals(bets: Bets): BetTotals {
  const of = (rows: readonly BetRow[]) => ({
    bets: rows.length,
    staked: rows.reduce((sum, { amount }) => sum + amount, 0n),
  });
  const rows = [...bets.values()];
  return { players: of(rows.filter(({ bot }) => !bot)), bots: of(rows.filter(({ bot }) => bot)) };
}

/** The bets to be drawn: the player's own first, then the largest. */
export const liveRows = (bets: Bets, userId: string | null): readonly BetRow[] =>
  sortedBets(bets, userId).slice(0, SHOWN_BETS);

/** What a row says of its bet: paid at a rate, still in the air, gone with the rocket, or waiting on the pad. */
export type RowState = 'cashed' | 'flying' | 'lost' | 'waiting';

export function rowState({ rate }: Pick<BetRow, 'rate'>, phase: CrashPhase): RowState {
  if (rate !== null) return 'cashed';
  return phase === 'goingUp' ? 'flying' : phase === 'squib' ? 'lost' : 'waiting';
}
