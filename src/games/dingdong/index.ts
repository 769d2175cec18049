import type { ClientGame } from '../game';

export const dingdong: ClientGame<'dingdong'> = {
  kind: 'pool',
  icon: 'cherry',
  tutorial: [
    { icon: 'cherry', text: 'dingdong.tutorial1' },
    { icon: 'star', text: 'dingdong.tutorial2' },
    { icon: 'refresh', text: 'dingdong.tutorial3' },
  ],
  room: () => import('./room/DingdongRoom'),
  maker: () => import('./maker'),
  replay: () => import('./replay'),
  about: () => import('./about'),
};
