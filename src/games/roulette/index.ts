import type { ClientGame } from '../game';

export const roulette: ClientGame<'roulette'> = {
  kind: 'pool',
  icon: 'wheel',
  tutorial: [
    { icon: 'people', text: 'roulette.tutorial1' },
    { icon: 'wheel', text: 'roulette.tutorial2' },
    { icon: 'trophy', text: 'roulette.tutorial3' },
  ],
  room: () => import('./room/RouletteRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
