/** What a number of the game looks like: its colours, its words, its rates as the board prints them. */
import { formatOdds } from '../../rules/format';
import { COLOURS, NUMBER_SELECTIONS, PAYOUTS, type WingoColour } from '../../rules/wingo/options';
import { VIOLET, WIN } from '../kit/palette';
import type { WingoOption } from './view';

/** Light of a colour: glows, words, washes. */
export const LIGHT: Readonly<Record<WingoColour, number>> = { green: WIN, red: 0xff4868, violet: 0xa062ff };
/** Before the first draw. */
export const NEUTRAL = VIOLET;

export const mainColour = (number: number): WingoColour => COLOURS[number]?.[0] ?? 'violet';
export const secondColour = (number: number): WingoColour | null => COLOURS[number]?.[1] ?? null;
export const lightOf = (number: number | null): number => (number === null ? NEUTRAL : LIGHT[mainColour(number)]);
/** The light of the second colour where there is one, else the first again. */
export const secondLightOf = (number: number | null): number =>
  number === null ? NEUTRAL : LIGHT[secondColour(number) ?? mainColour(number)];

export const numberOfOption = (option: WingoOption): number => NUMBER_SELECTIONS.findIndex((name) => name === option);
/** Whether an option returns something for a number. */
export const wins = (option: WingoOption, number: number): boolean => (PAYOUTS[option][number] ?? 0) > 0;

/** The best rate of an option: `9,5×`. */
export const bestRate = (option: WingoOption): string =>
  formatOdds(Math.max(...ratesOf(option).map(([, rate]) => rate)));

const ratesOf = (option: WingoOption): readonly (readonly [number: string, rate: number])[] =>
  Object.entries(PAYOUTS[option]).map(([number, rate]) => [number, rate ?? 0] as const);

/** The numbers behind a colour, those at a lower rate named with it: `1·3·7·9 (5: 1,5×)`. */
export function numbersBehind(option: WingoOption): string {
  const rates = ratesOf(option);
  const best = Math.max(...rates.map(([, rate]) => rate));
  const full = rates
    .filter(([, rate]) => rate === best)
    .map(([number]) => number)
    .join('·');
  const less = rates
    .filter(([, rate]) => rate !== best)
    .map(([number, rate]) => ` (${number}: ${formatOdds(rate)})`)
    .join('');
  return full + less;
}
