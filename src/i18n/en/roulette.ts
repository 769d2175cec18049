import type { roulette as source } from '../id/roulette';
import type { AreaOf } from '../catalogue';

export const roulette: AreaOf<typeof source> = {
  'roulette.red': 'Red',
  'roulette.black': 'Black',
  'roulette.blue': 'Blue',
  'roulette.drawn': '{n}, {team}',
  'roulette.ask': 'Tap a team',
};
