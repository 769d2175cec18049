import { CRASH_PREPARATION_MS } from '../../../../contract/constants';
import { AUTO_MIN } from '../../../../rules/crash/payout';
import { rtp } from '../../../../rules/crash/rtp';
import { TARGET_MAX } from '../../../../rules/crash/target';
import css from '../../../help/Help.module.css';
import { useT } from '../../../i18n';
import { formatOdds, formatPercent } from '../../../i18n/format';
import type { About } from '../../game';

/** The share that comes back: the same wherever one cashes out. */
function Figures() {
  const t = useT();
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('crash.ruleAny')}</dt>
        <dd>{t('lobby.rtp', { percent: formatPercent(rtp()) })}</dd>
      </div>
    </dl>
  );
}

export const about: About = {
  rules: (t) => [
    t('crash.rule1', { seconds: CRASH_PREPARATION_MS / 1_000 }),
    t('crash.rule2'),
    t('crash.rule3'),
    t('crash.rule4', { auto: formatOdds(AUTO_MIN) }),
    t('crash.rule5'),
  ],
  Figures,
  fair: (t) => ({ title: t('crash.fairTitle'), body: t('crash.fairBody', { max: formatOdds(TARGET_MAX) }) }),
};
