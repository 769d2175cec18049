import { useState } from 'react';
import type { AutoField, AutoProgress, AutoStep } from '../../../../machines/autobet/types';
import { useT } from '../../../i18n';
import { withWords } from '../../../i18n/dictionary';
import { formatAmount } from '../../../i18n/format';
import { shortRp } from '../../../i18n/shortRp';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import { Sheet } from '../../../ui/Sheet';
import { later } from '../later';
import { useBackCloses } from '../useBackCloses';
import { AutoEnded } from './AutoProgressCard';
import { RoundCount } from './RoundCount';
import type { RunSetup } from './setup';
import css from './Auto.module.css';

const AutoRules = later(withWords(async () => (await import('./AutoRules')).AutoRules, 'comforts'));

/** The fields that the rules' sheet holds. */
const IN_RULES: readonly AutoField[] = ['onWin', 'onLoss', 'stopLoss', 'stopProfit', 'mostLost', 'mostWon'];

/** What a run needs besides the bet itself: the number of rounds, and the rules behind one button. `last` is how the run before it ended. */
export function AutoPanel({ bet, last }: { readonly bet: RunSetup; readonly last: AutoProgress | null }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = useBackCloses(open, () => setOpen(false));
  const { form, faults } = bet;
  const wrong = IN_RULES.some((field) => faults[field] !== undefined);
  const step = (rule: AutoStep) =>
    rule.kind === 'reset' ? t('auto.toFirst') : t('auto.percentValue', { n: formatAmount(rule.percent) });
  const limits = [form.mostLost, form.mostWon, form.stopLoss, form.stopProfit]
    .filter((limit) => limit !== null)
    .map(shortRp);
  return (
    <div className={css.auto}>
      <RoundCount bet={bet} />
      <button type="button" className={cx(css.rules, wrong && css.wrong)} onClick={() => setOpen(true)}>
        <span className={css.words}>
          <span className={css.label}>{t('auto.rules')}</span>
          <span className={css.value}>
            {limits.length === 0
              ? t('auto.summary', { win: step(form.onWin), loss: step(form.onLoss) })
              : t('auto.summaryLimits', { limits: limits.join(', ') })}
          </span>
        </span>
        <Icon name={wrong ? 'alert' : 'right'} size="sm" />
      </button>
      <div className={css.ended}>
        <AutoEnded auto={last} />
      </div>
      <Sheet open={open} onClose={close} title={t('auto.rules')} subtitle={t('auto.rulesLead')}>
        <AutoRules bet={bet} onDone={close} />
      </Sheet>
    </div>
  );
}
