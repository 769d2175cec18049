import type { ClientGame } from '../game';

export const crash: ClientGame<'crash'> = {
  kind: 'crash',
  icon: 'rocket',
  tutorial: [
    { icon: 'coin', text: 'crash.tutorial1' },
    { icon: 'rocket', text: 'crash.tutorial2' },
    { icon: 'bolt', text: 'crash.tutorial3' },
  ],
  room: () => import('./room/CrashRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
