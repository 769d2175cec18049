import type { ClientGame } from '../game';

export const mines: ClientGame<'mines'> = {
  kind: 'solo',
  icon: 'bomb',
  tutorial: ['coin', 'star', 'bomb'],
  room: () => import('./room/MinesRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
