import type { ClientGame } from '../game';

export const roller: ClientGame<'roller'> = {
  kind: 'solo',
  icon: 'gauge',
  tutorial: ['gauge', 'eye', 'lock'],
  room: () => import('./room/RollerRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
