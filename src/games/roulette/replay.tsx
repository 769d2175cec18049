import type { ReplayGame } from '../../replay/game';
import { poolReplay } from '../../replay/pool';
import { roulette } from './room/game';
import { drawnName } from './room/teams';
import { rouletteStory } from './story';

export const replay: ReplayGame<'roulette'> = poolReplay({
  game: roulette,
  story: rouletteStory,
  result: ({ result }) => result,
  drawn: (t, { result }) => [t('roulette.replay', { drawn: drawnName(t, result) })],
});
