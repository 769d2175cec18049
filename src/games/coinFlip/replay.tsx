import type { CoinFlipRecord } from '../../../contract/replay';
import { formatWireMultiplier } from '../../i18n/format';
import type { ReplayGame } from '../../replay/game';
import { soloReplay } from '../../replay/solo';
import { coinFlipGame } from './room/game';
import { coinFlipStory, coinFlipTold } from './story';

const tossed = ({ steps }: CoinFlipRecord) => ({ flips: steps });

export const replay: ReplayGame<'coinFlip'> = soloReplay<'coinFlip', CoinFlipRecord>({
  id: 'coinFlip',
  story: coinFlipStory,
  toldAt: coinFlipTold,
  shown: (record) => coinFlipGame.shown(tossed(record)),
  rule: (record) => coinFlipGame.rule(tossed(record)),
  outcome: (t, { steps, rate, winAmount }) =>
    winAmount > 0
      ? t('coinFlip.replayWon', { rate: formatWireMultiplier(rate), n: steps.length })
      : t('coinFlip.replayLost', { n: steps.length }),
});
