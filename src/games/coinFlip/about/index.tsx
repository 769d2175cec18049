import { coinRate, MAX_FLIPS, MAX_RATE, rtp } from '../../../../rules/coinFlip/coin';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatOdds, formatPercent } from '../../../i18n/format';
import { Payouts } from './Payouts';

/** What each right flip pays and returns. */
function Figures() {
  const t = useT();
  return (
    <>
      <Payouts />
      <p>{t('lobby.rtp', { percent: formatPercent(rtp()) })}</p>
    </>
  );
}

export const about: About = {
  rules: (t) => [
    t('coinFlip.rule1'),
    t('coinFlip.rule2'),
    t('coinFlip.rule3', { first: formatOdds(coinRate(1)), max: MAX_FLIPS, rate: formatOdds(MAX_RATE) }),
    t('coinFlip.rule4'),
  ],
  Figures,
  fair: (t) => ({ title: t('coinFlip.fairTitle'), body: t('coinFlip.fairBody') }),
};
