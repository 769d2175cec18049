import type { ClientGame } from '../game';

export const roulette: ClientGame<'roulette'> = {
  kind: 'pool',
  icon: 'wheel',
  tutorial: ['people', 'wheel', 'trophy'],
  room: () => import('./room/RouletteRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
