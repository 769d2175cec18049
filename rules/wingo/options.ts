import type { WingoSelection } from '../../contract/wingo';
import type { Rate } from '../money';

/** How many numbers there are: 0 to 9. */
export const NUMBERS = 10;

export type WingoColour = 'red' | 'green' | 'violet';

/** The selection of each number, by number. */
export const NUMBER_SELECTIONS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const satisfies readonly WingoSelection[];

/** The colours of each number, the main one first: 0 red and violet, 5 green and violet, evens red, odds green. */
export const COLOURS: readonly (readonly WingoColour[])[] = [
  ['red', 'violet'],
  ['green'],
  ['red'],
  ['green'],
  ['red'],
  ['green', 'violet'],
  ['red'],
  ['green'],
  ['red'],
  ['green'],
];

const EXACT: Rate = 95_000;
const COLOUR: Rate = 20_000;
const SHARED: Rate = 15_000;
const VIOLET: Rate = 47_500;

/** What each selection returns, by the number drawn; a number that is not listed returns nothing (second document, section 9). */
export const PAYOUTS: Readonly<Record<WingoSelection, Readonly<Partial<Record<number, Rate>>>>> = {
  zero: { 0: EXACT },
  one: { 1: EXACT },
  two: { 2: EXACT },
  three: { 3: EXACT },
  four: { 4: EXACT },
  five: { 5: EXACT },
  six: { 6: EXACT },
  seven: { 7: EXACT },
  eight: { 8: EXACT },
  nine: { 9: EXACT },
  green: { 1: COLOUR, 3: COLOUR, 5: SHARED, 7: COLOUR, 9: COLOUR },
  violet: { 0: VIOLET, 5: VIOLET },
  red: { 0: SHARED, 2: COLOUR, 4: COLOUR, 6: COLOUR, 8: COLOUR },
};

/** All selections, numbers first. */
export const SELECTIONS: readonly WingoSelection[] = [...NUMBER_SELECTIONS, 'green', 'violet', 'red'];

/** Whether a text from outside names a selection. */
export function isSelection(text: string): text is WingoSelection {
  return Object.hasOwn(PAYOUTS, text);
}
