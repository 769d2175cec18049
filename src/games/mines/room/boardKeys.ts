/** How the keyboard moves over the board: 5 x 5 cells, row by row. */
const SIDE = 5;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that a key leads to; it stops at the edges. Null when the key does not move. */
export function cellTowards(cell: number, key: string): number | null {
  if (key === 'Home') return cell - (cell % SIDE);
  if (key === 'End') return cell - (cell % SIDE) + SIDE - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const clamp = (n: number): number => Math.min(SIDE - 1, Math.max(0, n));
  return clamp(Math.floor(cell / SIDE) + step[1]) * SIDE + clamp((cell % SIDE) + step[0]);
}
