import type { ClientGame } from '../game';

export const dice: ClientGame<'dice'> = {
  kind: 'pool',
  icon: 'die',
  tutorial: ['coin', 'die', 'people'],
  room: () => import('./room/DiceRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
