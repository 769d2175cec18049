import type { MinesRecord } from '../../../contract/replay';
import { formatWireMultiplier } from '../../i18n/format';
import type { ReplayGame } from '../../replay/game';
import { soloReplay } from '../../replay/solo';
import { minesGame } from './room/game';
import { minesStory, minesTold } from './story';

export const replay: ReplayGame<'mines'> = soloReplay<'mines', MinesRecord>({
  id: 'mines',
  story: minesStory,
  toldAt: minesTold,
  shown: minesGame.shown,
  rule: minesGame.rule,
  outcome: (t, { mines, steps, rate, winAmount }) =>
    winAmount > 0
      ? t('mines.replayWon', { mines, n: steps.length, rate: formatWireMultiplier(rate) })
      : t('mines.replayLost', { mines, n: steps.length }),
});
