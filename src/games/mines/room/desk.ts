/** What the mines room keeps besides its machine: how many mines the next round has, and the pattern for rounds that play themselves. */
import { MINES_MAX, MINES_MIN } from '../../../../contract/constants';
import { CELLS } from '../../../../rules/mines/draw';
import type { House } from '../../../house/house';

const MINES_KEY = 'mines.count';
const PATTERN_KEY = 'mines.pattern';
const FIRST_MINES = 3;

export interface MinesDesk {
  mines(): number;
  /** Cells in the order in which they will be opened. */
  pattern(): readonly number[];
  setMines(mines: number): void;
  /** Marks a cell or takes its mark away; more than the board has safe cells are not marked. */
  toggle(cell: number): void;
  clear(): void;
  subscribe(changed: () => void): () => void;
}

/** A count from 1 to 24; null for anything else. */
export function readMines(text: string | null): number | null {
  const mines = /^\d{1,2}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return mines >= MINES_MIN && mines <= MINES_MAX ? mines : null;
}

/** `6 12 18`; what is no cell or there twice is passed over. */
export const readPattern = (text: string | null): readonly number[] =>
  [
    ...new Set(
      (text ?? '')
        .split(' ')
        .filter((part) => /^\d{1,2}$/.test(part))
        .map(Number),
    ),
  ].filter((cell) => cell < CELLS);

export function createMinesDesk(storage: House['storage']): MinesDesk {
  let mines = readMines(storage.get(MINES_KEY)) ?? FIRST_MINES;
  let pattern = readPattern(storage.get(PATTERN_KEY)).slice(0, CELLS - mines);
  const listeners = new Set<() => void>();
  function keep(cells: readonly number[]): void {
    pattern = cells.slice(0, CELLS - mines);
    storage.set(PATTERN_KEY, pattern.length === 0 ? null : pattern.join(' '));
    for (const listener of listeners) listener();
  }
  return {
    mines: () => mines,
    pattern: () => pattern,
    setMines(next) {
      mines = Math.min(MINES_MAX, Math.max(MINES_MIN, Math.round(next)));
      storage.set(MINES_KEY, String(mines));
      keep(pattern);
    },
    toggle: (cell) => keep(pattern.includes(cell) ? pattern.filter((other) => other !== cell) : [...pattern, cell]),
    clear: () => keep([]),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
