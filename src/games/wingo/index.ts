import type { ClientGame } from '../game';

export const wingo: ClientGame<'wingo'> = {
  kind: 'feeds',
  icon: 'dots',
  tutorial: [
    { icon: 'dots', text: 'wingo.tutorial1' },
    { icon: 'clock', text: 'wingo.tutorial2' },
    { icon: 'trophy', text: 'wingo.tutorial3' },
  ],
  room: () => import('./room/WingoRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
