import { MINES_MAX, MINES_MIN } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { CELLS, mineCells } from '../../../rules/mines/draw';
import { minesRate } from '../../../rules/mines/payout';
import { RATE_ONE } from '../../../rules/money';
import type { SoloRules } from '../solo/types';

export interface MinesAsk {
  readonly mines: number;
}

/** A board: the cells as they were opened, `after` ms from the start; a mine among them is the last. `mineIndex` is empty until the round is over. */
export interface MinesBoard {
  readonly mines: number;
  readonly opened: readonly { readonly cell: number; readonly after: number }[];
  readonly hit: boolean;
  readonly mineIndex: readonly number[];
}

export interface MinesAct {
  readonly cell: number;
}

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** Mines (READINGS, Mines): all safe cells end the round by themselves. */
export const minesRules: SoloRules<MinesAsk, MinesBoard, MinesAct> = {
  game: 'mines',
  refusal({ mines }, script) {
    if (!Number.isInteger(mines) || mines < MINES_MIN || mines > MINES_MAX) return { code: CODE.minesCount };
    const cells = new Set(script.map(({ cell }) => cell));
    const playable = cells.size === script.length && cells.size <= CELLS - mines && [...cells].every(isCell);
    return playable ? null : { code: CODE.parameter };
  },
  deal: ({ mines }) => ({ mines, opened: [], hit: false, mineIndex: [] }),
  act(board, { cell }, draws, after) {
    if (!isCell(cell)) return { code: CODE.parameter };
    if (board.opened.some((opened) => opened.cell === cell)) return { code: CODE.repeatedRequest };
    return {
      ...board,
      opened: [...board.opened, { cell, after }],
      hit: mineCells(draws.floats(), board.mines).includes(cell),
    };
  },
  stand({ mines, opened, hit }) {
    if (hit) return { status: 'lost' };
    if (opened.length === 0) return { status: 'open', rate: RATE_ONE, cash: { code: CODE.openCellFirst } };
    const rate = minesRate(mines, opened.length);
    return opened.length === CELLS - mines ? { status: 'won', rate } : { status: 'open', rate, cash: null };
  },
  uncover: (board, draws) => ({ ...board, mineIndex: mineCells(draws.floats(), board.mines) }),
};
