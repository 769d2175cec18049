import type { SnapshotFrom } from 'xstate';
import { minesRate } from '../../rules/mines/payout';
import { CELLS } from '../../rules/mines/draw';
import { type Rate, RATE_ONE } from '../../rules/money';
import { isOpen } from '../kit/solo/desk';
import { phaseOf, type SoloPhase } from '../kit/solo/select';
import { type minesMachine, safeCells } from './machine';

export type MinesSnapshot = SnapshotFrom<typeof minesMachine>;

/** One cell of the board; equal to scenes/mines/view.ts CellFace. `asked`: the answer to its opening is awaited. */
export type CellFace = 'covered' | 'asked' | 'gem' | 'mine' | 'restGem' | 'restMine';

/** The board as the scene draws it; equal to scenes/mines/view.ts MinesView but for the preset. */
export interface BoardView {
  readonly phase: SoloPhase;
  readonly roundId: string;
  /** 25 cells, row by row. */
  readonly cells: readonly CellFace[];
  readonly mines: number;
  /** Safe cells opened and those that there are. */
  readonly gems: number;
  readonly safe: number;
  /** 1/10000: now, and after one more; null when there is none. */
  readonly rate: Rate;
  readonly nextRate: Rate | null;
  readonly outcome: 'open' | 'won' | 'lost' | null;
}

/** What the next safe cell would make of the rate; null when none is left. */
export const rateAfter = (mines: number, opened: number): Rate | null => (opened > CELLS - mines ? null : minesRate(mines, opened));

/** How likely the next cell is safe, 0 to 1. */
export const chanceOf = (mines: number, opened: number): number => (CELLS - opened <= 0 ? 0 : Math.max(0, CELLS - mines - opened) / (CELLS - opened));

/** The board. @param mines how many are chosen for the next round, while none is open */
export function boardView(snapshot: MinesSnapshot, mines: number): BoardView {
  const { round, ask } = snapshot.context;
  const phase = phaseOf(snapshot);
  const cells: CellFace[] = Array.from({ length: CELLS }, () => 'covered');
  if (round === null || phase === 'starting') {
    return { phase, roundId: '', cells, mines, gems: 0, safe: CELLS - mines, rate: RATE_ONE, nextRate: rateAfter(mines, 1), outcome: null };
  }
  const over = !isOpen(round);
  const safe = safeCells(round);
  if (over) {
    for (let cell = 0; cell < CELLS; cell += 1) cells[cell] = 'restGem';
    for (const cell of round.showMineIndex) cells[cell] = 'restMine';
  }
  for (const cell of safe) cells[cell] = 'gem';
  const last = round.opened.at(-1);
  if (round.status === 'lost' && last !== undefined) cells[last] = 'mine';
  if (ask?.kind === 'select') cells[ask.select] = 'asked';
  return {
    phase, roundId: round.roundId, cells, mines: round.mines, gems: safe.length, safe: CELLS - round.mines,
    rate: safe.length === 0 ? RATE_ONE : minesRate(round.mines, safe.length), nextRate: over ? null : rateAfter(round.mines, safe.length + 1), outcome: round.status,
  };
}

/** Whether this cell may be opened now. */
export const mayOpen = ({ context: { round } }: Pick<MinesSnapshot, 'context'>, cell: number): boolean => round !== null && isOpen(round) && !round.opened.includes(cell);
