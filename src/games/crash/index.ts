import type { ClientGame } from '../game';

export const crash: ClientGame<'crash'> = {
  kind: 'crash',
  icon: 'rocket',
  tutorial: ['coin', 'rocket', 'bolt'],
  room: () => import('./room/CrashRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
