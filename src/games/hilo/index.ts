import type { ClientGame } from '../game';

export const hilo: ClientGame<'hilo'> = {
  kind: 'solo',
  icon: 'cards',
  tutorial: [
    { icon: 'cards', text: 'hilo.tutorial1' },
    { icon: 'eye', text: 'hilo.tutorial2' },
    { icon: 'trophy', text: 'hilo.tutorial3' },
  ],
  room: () => import('./room/HiloRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
