import type { ClientGame } from '../game';

export const coinFlip: ClientGame<'coinFlip'> = {
  kind: 'solo',
  icon: 'coin',
  tutorial: ['coin', 'star', 'trophy'],
  room: () => import('./room/CoinFlipRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
