import type { AreaOf } from '../catalogue';
import type { play as source } from '../id/play';

export const play: AreaOf<typeof source> = {
  'play.room': '{game} room',
  'play.opening': 'Opening {game}',
  'session.clock': '{n} min',
  'session.label': 'Playing for {n} minutes, see what it came to',
};
