import type { ReplayGame } from '../../replay/game';
import { poolReplay } from '../../replay/pool';
import { pipsText } from './room/faces';
import { diceGame } from './room/game';
import { diceStory } from './story';

export const replay: ReplayGame<'dice'> = poolReplay({
  game: diceGame,
  story: diceStory,
  result: ({ result }) => result,
  drawn: (t, { result }) => [t('dice.replay', { faces: pipsText(result) })],
});
