import type { CrashPhase } from '../../../machines/crash/select';
import { sortedBets } from '../../../machines/crash/bets';
import type { BetRow, Bets } from '../../../machines/crash/types';
import { type Sen, toSen } from '../../../rules/money';

/** More rows than this are counted and not drawn. */
export const SHOWN_BETS = 50;

/** The list as the panel shows it. */
export interface LiveList {
  readonly rows: readonly BetRow[];
  /** Rows that are not among `rows`. */
  readonly hidden: number;
  readonly count: number;
  readonly bots: number;
  /** Everything staked, in sen. */
  readonly total: Sen;
}

/** Everybody's bets: the player's own first, then the largest; bets beyond the first fifty only count. */
export function liveList(bets: Bets, userId: string | null): LiveList {
  let bots = 0;
  let total = 0n;
  for (const { bot, amount } of bets.values()) {
    if (bot) bots += 1;
    total += toSen(amount);
  }
  const rows = sortedBets(bets, userId).slice(0, SHOWN_BETS);
  return { rows, hidden: bets.size - rows.length, count: bets.size, bots, total };
}

/** What a row says of its bet: paid at a rate, still in the air, gone with the rocket, or waiting on the pad. */
export type RowState = 'cashed' | 'flying' | 'lost' | 'waiting';

export function rowState({ rate }: Pick<BetRow, 'rate'>, phase: CrashPhase): RowState {
  if (rate !== null) return 'cashed';
  return phase === 'goingUp' ? 'flying' : phase === 'squib' ? 'lost' : 'waiting';
}
