import type { AreaOf } from '../../../i18n/catalogue';
import type { dice as source } from './id';

export const dice: AreaOf<typeof source> = {
  'dice.ask': 'Tap a face of the die',
  'dice.face': 'Face {n}',
  'dice.pays': '{one} for one die, {two} for two, {three} for three',
  'dice.matches': '{n} match',
};
