import type { RollerRecord } from '../../../contract/replay';
import { formatAmount } from '../../i18n/format';
import type { ReplayGame } from '../../replay/game';
import { soloReplay } from '../../replay/solo';
import { rollerGame } from './room/game';
import { rollerStory, rollerTold } from './story';

export const replay: ReplayGame<'roller'> = soloReplay<'roller', RollerRecord>({
  id: 'roller',
  story: rollerStory,
  toldAt: rollerTold,
  shown: rollerGame.shown,
  rule: rollerGame.rule,
  outcome: (t, { result, choose, isHigher }) =>
    t('roller.replay', {
      result: formatAmount(result),
      guess: t(isHigher ? 'roller.guessHigher' : 'roller.guessLower', { n: formatAmount(choose) }),
    }),
});
