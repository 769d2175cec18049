import type { SnapshotFrom } from 'xstate';
import { cappedAt } from '../../rules/cap';
import { coinRate, MAX_FLIPS } from '../../rules/coinFlip/coin';
import { fromSen, type Rate, RATE_ONE, type Sen, toRate } from '../../rules/money';
import { isOpen } from '../kit/solo/desk';
import { phaseOf } from '../kit/solo/select';
import { type coinFlipMachine, rightFlips } from './machine';
import type { CoinFlipRound, CoinSide, CoinTurn } from './types';

export type CoinFlipSnapshot = SnapshotFrom<typeof coinFlipMachine>;

/** The table as the scene draws it; equal to scenes/coinFlip/view.ts CoinFlipView. */
export interface TableView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  readonly flips: readonly CoinTurn[];
  readonly outcome: 'open' | 'won' | 'lost' | null;
  readonly rate: Rate;
  /** Rupiah: what the round was begun with, and what was paid out. */
  readonly stake: number;
  readonly back: number;
  readonly right: number;
  /** The side that was named and has no answer yet. */
  readonly chosen: CoinSide | null;
}

/** What one more right flip would bring: the rate and the money back; null after the last one. */
export function nextOf(
  stake: Sen,
  right: number,
  maxProfit: Sen,
): { readonly rate: Rate; readonly amount: Sen } | null {
  if (right >= MAX_FLIPS) return null;
  const rate = coinRate(right + 1);
  return { rate, amount: cappedAt(stake, rate, maxProfit).pays };
}

/** Whether the open round may be cashed out: one flip at least was right. */
export const mayCash = ({
  context: { round },
}: {
  readonly context: Pick<CoinFlipSnapshot['context'], 'round'>;
}): boolean => round !== null && isOpen(round) && round.flips.length > 0;

/** A round as far as the table shows it. */
type Shown = Pick<CoinFlipRound, 'roundId' | 'amount' | 'status' | 'rate' | 'winAmount' | 'flips'>;

/** The table of a round. @param chosen what was named and has no answer yet */
export function tableOf(round: Shown, phase: 'connecting' | 'playing', chosen: CoinSide | null): TableView {
  const right = rightFlips(round).length;
  const open = isOpen(round);
  return {
    phase: phase === 'connecting' ? 'connecting' : open ? 'process' : 'ready',
    roundId: round.roundId,
    flips: round.flips,
    outcome: round.status,
    rate: round.status === 'lost' ? 0 : open ? coinRate(right) : toRate(round.rate),
    stake: fromSen(round.amount),
    back: round.status === 'won' ? fromSen(round.winAmount) : 0,
    right,
    chosen,
  };
}

/** The table as the room has it. */
export function tableView(snapshot: CoinFlipSnapshot): TableView {
  const { round, ask, chosen } = snapshot.context;
  const phase = phaseOf(snapshot);
  const connecting = phase === 'connecting';
  const named = ask?.kind === 'select' ? ask.select : ask?.kind === 'start' ? ask.choice.select : null;
  if (round === null)
    return {
      phase: connecting ? 'connecting' : 'ready',
      roundId: '',
      flips: [],
      outcome: null,
      rate: RATE_ONE,
      stake: 0,
      back: 0,
      right: 0,
      chosen: named,
    };
  // A round that has just begun: its first flip follows by itself.
  const first = isOpen(round) && round.flips.length === 0 ? (chosen?.select ?? null) : null;
  return tableOf(round, connecting ? 'connecting' : 'playing', named ?? first);
}
