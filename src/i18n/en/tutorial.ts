import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/tutorial';

export const words: AreaOf<typeof source> = {
  'tutorial.title': 'How to play {game}',
  'tutorial.go': 'Start playing',
  'tutorial.note': 'Played with play credit, not real money.',
  'tutorial.rules': 'Full rules',
};
