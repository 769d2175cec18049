import type { ClientGame } from '../game';

export const wingo: ClientGame<'wingo'> = {
  kind: 'pool',
  icon: 'dots',
  tutorial: ['dots', 'clock', 'trophy'],
  room: () => import('./room/WingoRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
