import type { WingoSelection } from '../../../../contract/wingo';
import { NUMBER_SELECTIONS } from '../../../../rules/wingo/options';

/** The cells of the board by rows, as they lie on it. */
const ROWS: readonly (readonly WingoSelection[])[] = [
  ['green', 'violet', 'red'],
  NUMBER_SELECTIONS.slice(0, 5),
  NUMBER_SELECTIONS.slice(5),
];

const placeOf = (option: WingoSelection): { readonly row: number; readonly column: number } => {
  const row = ROWS.findIndex((cells) => cells.includes(option));
  return { row, column: ROWS[row]?.indexOf(option) ?? 0 };
};

/** The cell under the middle of another row's cell. */
const across = (
  column: number,
  from: readonly WingoSelection[],
  to: readonly WingoSelection[],
): WingoSelection | undefined => to[Math.floor(((column + 0.5) / from.length) * to.length)];

/** Where an arrow key (or Home, End) leads from a cell; the cell itself at an edge, null for any other key. */
export function cellTowards(option: WingoSelection, key: string): WingoSelection | null {
  const { row, column } = placeOf(option);
  const cells = ROWS[row] ?? [];
  const step = (to: readonly WingoSelection[] | undefined) =>
    to === undefined ? option : (across(column, cells, to) ?? option);
  switch (key) {
    case 'ArrowLeft':
      return cells[column - 1] ?? option;
    case 'ArrowRight':
      return cells[column + 1] ?? option;
    case 'ArrowUp':
      return step(ROWS[row - 1]);
    case 'ArrowDown':
      return step(ROWS[row + 1]);
    case 'Home':
      return cells[0] ?? option;
    case 'End':
      return cells.at(-1) ?? option;
    default:
      return null;
  }
}

/** The selection that a key chooses from anywhere in the room: digits, and the colours by their first letter in either language. */
export const KEY_PICKS: Readonly<Record<string, WingoSelection>> = {
  ...Object.fromEntries(NUMBER_SELECTIONS.map((option, number) => [String(number), option])),
  h: 'green',
  u: 'violet',
  m: 'red',
  g: 'green',
  v: 'violet',
  r: 'red',
};
