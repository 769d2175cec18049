import type { ClientGame } from '../game';

export const dice: ClientGame<'dice'> = {
  kind: 'pool',
  icon: 'die',
  tutorial: [
    { icon: 'coin', text: 'dice.tutorial1' },
    { icon: 'die', text: 'dice.tutorial2' },
    { icon: 'people', text: 'dice.tutorial3' },
  ],
  room: () => import('./room/DiceRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
