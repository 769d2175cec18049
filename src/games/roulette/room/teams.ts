import type { RouletteTeam } from '../../../../contract/roulette';
import { teamOf } from '../../../../rules/roulette/wheel';
import type { PlainMessage, Translate } from '../../../i18n';

const NAMES = { red: 'roulette.red', black: 'roulette.black', blue: 'roulette.blue' } as const satisfies Readonly<
  Record<RouletteTeam, PlainMessage>
>;

export const teamName = (t: Translate, team: RouletteTeam): string => t(NAMES[team]);

/** A number with its team: `7, merah`. */
export const drawnName = (t: Translate, number: number): string =>
  t('roulette.drawn', { n: number, team: teamName(t, teamOf(number)).toLowerCase() });
