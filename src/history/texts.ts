import { DINGDONG_SELECTIONS } from '../../contract/constants';
import type { BetRow } from '../../contract/history';
import type { Sen } from '../../rules/money';
import type { Locale, PlainMessage, Translate } from '../i18n';
import { daysBetween } from '../i18n/dates';
import { formatMonth, formatRp, formatWireOdds } from '../i18n/format';
import { type Day, noonOf } from '../../rules/days';

/** A gain or a loss in full: `+Rp 23.680`, `-Rp 85.000`, `Rp 0`. */
export const signedRp = (net: Sen): string => (net > 0n ? `+${formatRp(net)}` : formatRp(net));

/** A multiplier where there is little room, rounded down: `1,93×`, `2×`. */
export const shortRate = (rate: number): string => formatWireOdds(Math.floor(rate * 100 + 1e-6) / 100);

/** A weekday's name by its number, 0 for Sunday. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A day: `Jumat 20 November`, today's and yesterday's with that before it. */
export function dayText(t: Translate, locale: Locale, day: Day, now: number): string {
  const noon = noonOf(day);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun';
  const [month = ''] = formatMonth(noon, locale).split(' ');
  const date = t('history.date', { weekday: t(`history.${weekday}`), day: Number(day.slice(8)), month });
  const ago = daysBetween(noon, now);
  return ago === 0 ? t('history.dayToday', { date }) : ago === 1 ? t('history.dayYesterday', { date }) : date;
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const WINGO: Readonly<Record<string, PlainMessage>> = {
  green: 'wingo.green',
  violet: 'wingo.violet',
  red: 'wingo.red',
};
const ROULETTE: Readonly<Record<string, PlainMessage>> = {
  red: 'roulette.red',
  black: 'roulette.black',
  blue: 'roulette.blue',
};

/** What one thing was put on, in words; the word itself where the game has learnt new ones since. */
function pickText(t: Translate, game: BetRow['game'], pick: string): string {
  switch (game) {
    case 'crash':
      return t('history.auto', { rate: formatWireOdds(Number(pick)) });
    case 'wingo': {
      const n = DIGITS.indexOf(pick);
      const name = WINGO[pick];
      return n >= 0 ? t('wingo.number', { n }) : name === undefined ? pick : t(name);
    }
    case 'roulette': {
      const name = ROULETTE[pick];
      return name === undefined ? pick : t(name);
    }
    case 'dice':
      return t('dice.face', { n: Number(pick) + 1 });
    case 'dingdong': {
      const name = DINGDONG_SELECTIONS.find((selection) => selection === pick);
      return name === undefined ? pick : t(`dingdong.${name}`);
    }
    default:
      return pick;
  }
}

/** What a bet was put on: `merah, angka 7`; '' for a solo game. */
export const choiceText = (t: Translate, { game, choice }: Pick<BetRow, 'game' | 'choice'>): string =>
  choice.map((pick) => pickText(t, game, pick).toLowerCase()).join(', ');
