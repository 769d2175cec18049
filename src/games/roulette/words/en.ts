import type { roulette as source } from './id';
import type { AreaOf } from '../../../i18n/catalogue';

export const roulette: AreaOf<typeof source> = {
  'roulette.red': 'Red',
  'roulette.black': 'Black',
  'roulette.blue': 'Blue',
  'roulette.drawn': '{n}, {team}',
  'roulette.ask': 'Tap a team',
};
