import { PAYOUTS } from '../../../rules/dingdong/ring';
import { formatOdds } from '../../i18n/format';
import type { ReplayGame } from '../../replay/game';
import { poolReplay } from '../../replay/pool';
import { dingdongGame } from './room/game';
import { dingdongStory } from './story';

export const replay: ReplayGame<'dingdong'> = poolReplay({
  game: dingdongGame,
  story: dingdongStory,
  result: ({ runs }) => runs.map(({ result }) => result),
  drawn: (t, { runs, result }) => [
    ...runs.filter((run) => run.result === 'AGAIN').map(() => t('dingdong.replayAgain')),
    t('dingdong.replay', { name: t(`dingdong.${result}`), odds: formatOdds(PAYOUTS[result]) }),
  ],
});
