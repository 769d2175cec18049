import type { ClientGame } from '../game';

export const hilo: ClientGame<'hilo'> = {
  kind: 'solo',
  icon: 'cards',
  tutorial: ['cards', 'eye', 'trophy'],
  room: () => import('./room/HiloRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
