import type { ClientGame } from '../game';

export const mines: ClientGame<'mines'> = {
  kind: 'solo',
  icon: 'bomb',
  tutorial: [
    { icon: 'coin', text: 'mines.tutorial1' },
    { icon: 'star', text: 'mines.tutorial2' },
    { icon: 'bomb', text: 'mines.tutorial3' },
  ],
  room: () => import('./room/MinesRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
