import type { ClientGame } from '../game';

export const roller: ClientGame<'roller'> = {
  kind: 'solo',
  icon: 'gauge',
  tutorial: [
    { icon: 'gauge', text: 'roller.tutorial1' },
    { icon: 'eye', text: 'roller.tutorial2' },
    { icon: 'lock', text: 'roller.tutorial3' },
  ],
  room: () => import('./room/RollerRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
