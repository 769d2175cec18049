import type { WingoSelection } from '../../../../contract/wingo';
import type { Rate } from '../../../../rules/money';
import { COLOURS, NUMBER_SELECTIONS, PAYOUTS, type WingoColour } from '../../../../rules/wingo/options';
import type { Translate } from '../../../i18n';
import { formatOdds } from '../../../i18n/format';

const COLOUR_NAMES = { green: 'wingo.green', violet: 'wingo.violet', red: 'wingo.red' } as const satisfies Readonly<
  Record<WingoColour, string>
>;

const isColour = (option: WingoSelection): option is WingoColour => option in COLOUR_NAMES;

/** The number that a selection stands for; null for a colour. */
export function numberOfOption(option: WingoSelection): number | null {
  const number = NUMBER_SELECTIONS.findIndex((name) => name === option);
  return number < 0 ? null : number;
}

/** What a selection pays on most of its numbers, and where it pays less. */
export interface Pays {
  readonly rate: Rate;
  readonly but: { readonly number: number; readonly rate: Rate } | null;
  /** Every number that it pays on. */
  readonly on: readonly number[];
}

/** Read off the payout table. */
export function paysOf(option: WingoSelection): Pays {
  const paid = Object.entries(PAYOUTS[option]).map(([number, rate]) => ({ number: Number(number), rate: rate ?? 0 }));
  const rate = Math.max(...paid.map((pay) => pay.rate));
  return { rate, but: paid.find((pay) => pay.rate < rate) ?? null, on: paid.map(({ number }) => number) };
}

/** A selection's name: `Hijau`, `Angka 3`. */
export function optionName(t: Translate, option: WingoSelection): string {
  return isColour(option) ? t(COLOUR_NAMES[option]) : t('wingo.number', { n: numberOfOption(option) ?? 0 });
}

/** The name with what it pays, for those who cannot see the board. */
export function optionLabel(t: Translate, option: WingoSelection): string {
  const name = optionName(t, option);
  const { rate, but } = paysOf(option);
  return but === null
    ? t('wingo.pays', { name, odds: formatOdds(rate) })
    : t('wingo.paysBut', { name, odds: formatOdds(rate), n: but.number, less: formatOdds(but.rate) });
}

/** The colours of a number in words: `hijau`, `merah dan ungu`. */
export function coloursOf(t: Translate, number: number): string {
  const [first, second] = (COLOURS[number] ?? []).map((colour) => t(COLOUR_NAMES[colour]).toLowerCase());
  return second === undefined ? (first ?? '') : t('wingo.both', { a: first ?? '', b: second });
}

/** A drawn number in words: `Angka 7, hijau`. */
export const drawnName = (t: Translate, number: number): string =>
  t('wingo.drawn', { n: number, colour: coloursOf(t, number) });

/** The end of a phase number that tells it from its neighbours: `…083`. */
export const shortPhase = (phase: string): string => `…${phase.slice(-3)}`;

/** A phase number parted after its date: `20261120 101083`. */
export const longPhase = (phase: string): string => `${phase.slice(0, 8)} ${phase.slice(8)}`;
