import type { ClientGame } from '../game';

export const dingdong: ClientGame<'dingdong'> = {
  kind: 'pool',
  icon: 'cherry',
  tutorial: ['cherry', 'star', 'refresh'],
  room: () => import('./room/DingdongRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
};
