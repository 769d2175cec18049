import type { HiloRecord } from '../../../contract/replay';
import { cardName } from '../../../rules/hilo/cards';
import { formatWireMultiplier } from '../../i18n/format';
import type { ReplayGame } from '../../replay/game';
import { soloReplay } from '../../replay/solo';
import { hiloGame } from './room/game';
import { hiloStory, hiloTold } from './story';

const dealt = ({ first, steps }: HiloRecord) => ({ cards: [{ card: first }, ...steps] });

export const replay: ReplayGame<'hilo'> = soloReplay<'hilo', HiloRecord>({
  id: 'hilo',
  story: hiloStory,
  toldAt: hiloTold,
  shown: (record) => hiloGame.shown(dealt(record)),
  rule: (record) => hiloGame.rule(dealt(record)),
  outcome: (t, { first, steps, rate, winAmount }) =>
    winAmount > 0
      ? t('hilo.replayWon', { rate: formatWireMultiplier(rate), n: steps.length })
      : t('hilo.replayLost', { card: cardName(steps.at(-1)?.card ?? first), n: steps.length }),
});
