import type { AreaOf } from '../catalogue';
import type { play as source } from '../id/play';

export const play: AreaOf<typeof source> = {
  'play.room': '{game} room',
  'play.opening': 'Opening {game}',
  'fairPlay.title': 'Play calmly',
  'fairPlay.paused': 'Break',
  'fairPlay.pausedLabel': 'You are taking a break, see until when',
  'session.clock': '{n} min',
  'session.label': 'Playing for {n} {n:minute|minutes}, see what it came to',
};
