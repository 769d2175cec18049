/** The board has this many cells, 5 x 5, numbered row by row from 0. */
export const CELLS = 25;

/**
 * Where the mines lie, in the order in which they were drawn: each float takes one of the cells that are left.
 * @param floats the floats of the round
 * @param mines 1 to 24
 * @throws RangeError for another count
 */
export function mineCells(floats: Iterator<number, unknown>, mines: number): number[] {
  if (!Number.isInteger(mines) || mines < 1 || mines >= CELLS) throw new RangeError(`not a count of mines: ${mines}`);
  const left = Array.from({ length: CELLS }, (_, cell) => cell);
  const drawn: number[] = [];
  for (let next = floats.next(); drawn.length < mines && !next.done; next = floats.next()) {
    drawn.push(...left.splice(Math.floor(next.value * left.length), 1));
  }
  return drawn;
}
