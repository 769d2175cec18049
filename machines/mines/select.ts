import type { SnapshotFrom } from 'xstate';
import { cappedAt } from '../../rules/cap';
import { minesRate } from '../../rules/mines/payout';
import { CELLS } from '../../rules/mines/draw';
import { fromSen, type Rate, RATE_ONE, type Sen } from '../../rules/money';
import { isOpen } from '../kit/solo/desk';
import { isAutoRunning, isOffline, phaseOf } from '../kit/solo/select';
import { type minesMachine, safeCells } from './machine';
import type { MineRound } from './types';

export type MinesSnapshot = SnapshotFrom<typeof minesMachine>;

/** One cell of the board; equal to scenes/mines/view.ts CellFace. `asked`: the answer to its opening is awaited. */
export type CellFace = 'covered' | 'asked' | 'gem' | 'mine' | 'restGem' | 'restMine';

/** The board as the scene draws it; equal to scenes/mines/view.ts MinesView but for what the pointer does. */
export interface BoardView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  /** 25 cells, row by row. */
  readonly cells: readonly CellFace[];
  /** Safe cells in the order they were opened. */
  readonly opened: readonly number[];
  readonly mines: number;
  /** 1/10000: now, and after one more; null when there is none to open. */
  readonly rate: Rate;
  readonly nextRate: Rate | null;
  readonly outcome: 'open' | 'won' | 'lost' | null;
  /** Rupiah: what the round was begun with, and what was paid out. */
  readonly stake: number;
  readonly back: number;
}

/** What the next safe cell would make of the rate; null when none is left. */
export const rateAfter = (mines: number, opened: number): Rate | null =>
  opened > CELLS - mines ? null : minesRate(mines, opened);

/** How likely the next cell is safe, 0 to 1. */
export const chanceOf = (mines: number, opened: number): number =>
  CELLS - opened <= 0 ? 0 : Math.max(0, CELLS - mines - opened) / (CELLS - opened);

const COVERED: readonly CellFace[] = Array.from({ length: CELLS }, () => 'covered');

/** What each cell shows in a round. */
function faces(
  { status, opened, showMineIndex }: Pick<MineRound, 'status' | 'opened' | 'showMineIndex'>,
  asked: number | null,
): readonly CellFace[] {
  const cells: CellFace[] = status === 'open' ? [...COVERED] : COVERED.map(() => 'restGem');
  for (const cell of showMineIndex) cells[cell] = 'restMine';
  for (const cell of opened) cells[cell] = 'gem';
  const last = opened.at(-1);
  if (status === 'lost' && last !== undefined) cells[last] = 'mine';
  if (asked !== null) cells[asked] = 'asked';
  return cells;
}

/** What a board needs of a round. */
type Shown = Pick<MineRound, 'roundId' | 'amount' | 'mines' | 'status' | 'opened' | 'showMineIndex' | 'winAmount'>;

/** The board of a round. @param asked the cell whose answer is awaited */
export function boardOf(round: Shown, asked: number | null): Omit<BoardView, 'phase'> {
  const opened = safeCells(round);
  const { roundId, mines, status } = round;
  return {
    roundId,
    mines,
    opened,
    cells: faces(round, asked),
    outcome: status,
    stake: fromSen(round.amount),
    back: status === 'won' ? fromSen(round.winAmount) : 0,
    rate: opened.length === 0 ? RATE_ONE : minesRate(mines, opened.length),
    nextRate: isOpen(round) ? rateAfter(mines, opened.length + 1) : null,
  };
}

/** A covered board. @param mines how many are chosen for the next round */
export const blankBoard = (phase: BoardView['phase'], mines: number): BoardView => ({
  phase,
  roundId: '',
  cells: COVERED,
  opened: [],
  mines,
  rate: RATE_ONE,
  nextRate: rateAfter(mines, 1),
  outcome: null,
  stake: 0,
  back: 0,
});

/** The board. @param mines how many are chosen for the next round, while none is open */
export function boardView(snapshot: MinesSnapshot, mines: number): BoardView {
  const { round, ask } = snapshot.context;
  const at = phaseOf(snapshot);
  if (round === null || at === 'starting') {
    return blankBoard(at === 'connecting' ? at : 'ready', mines);
  }
  const phase = at === 'connecting' || isOffline(snapshot) ? 'connecting' : isOpen(round) ? 'process' : 'ready';
  return { ...boardOf(round, ask?.kind === 'select' ? ask.select : null), phase };
}

/** As {@link boardView}, but a pattern is set up on a covered board: by then the result of the last round has been seen. @param marking cells are marked for a run */
export const shownBoard = (snapshot: MinesSnapshot, mines: number, marking: boolean): BoardView =>
  marking && phaseOf(snapshot) === 'ready' && !isAutoRunning(snapshot)
    ? blankBoard('ready', mines)
    : boardView(snapshot, mines);

/** Whether this cell may be opened now. */
export const mayOpen = ({ context: { round } }: Pick<MinesSnapshot, 'context'>, cell: number): boolean =>
  round !== null && isOpen(round) && !round.opened.includes(cell);

/** What the open round would pay now. @param rate 1/10000, where it is another than its gems' */
export const backOf = (
  round: MineRound,
  maxProfit: Sen,
  rate: Rate = minesRate(round.mines, safeCells(round).length),
): Sen => cappedAt(round.amount, rate, maxProfit).pays;
