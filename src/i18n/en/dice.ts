import type { AreaOf } from '../catalogue';
import type { dice as source } from '../id/dice';

export const dice: AreaOf<typeof source> = {
  'dice.ask': 'Tap a face of the die',
  'dice.face': 'Face {n}',
  'dice.pays': '{one} for one die, {two} for two, {three} for three',
  'dice.matches': '{n} match',
};
