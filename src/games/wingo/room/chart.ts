import { COLOURS, NUMBERS, type WingoColour } from '../../../../rules/wingo/options';

/** The chart's rows: this many of the newest draws. */
export const CHART_ROWS = 30;

/** Where a number's column has its middle, in percent of the chart's width. */
export const columnMiddle = (number: number): number => ((number + 0.5) / NUMBERS) * 100;

/**
 * The way of the numbers from draw to draw as the points of a polyline: x in percent of the width, y in rows with the first row's middle
 * at 0.5. Newest first, as the results.
 */
export const walkPoints = (results: readonly number[]): string =>
  results.map((number, row) => `${columnMiddle(number)},${row + 0.5}`).join(' ');

/** How often each colour came: numbers of two colours count for both. */
export function colourCounts(results: readonly number[]): Readonly<Record<WingoColour, number>> {
  const counts = { green: 0, violet: 0, red: 0 };
  for (const number of results) for (const colour of COLOURS[number] ?? []) counts[colour] += 1;
  return counts;
}

/** Heights of bars as shares of the tallest, 0 to 1. */
export function barShares(values: readonly number[]): readonly number[] {
  const tallest = Math.max(1, ...values);
  return values.map((value) => value / tallest);
}
