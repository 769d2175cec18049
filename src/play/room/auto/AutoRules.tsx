import { useState } from 'react';
import type { AutoStep } from '../../../../machines/autobet/types';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Segmented } from '../../../ui/Segmented';
import { Toggle } from '../../../ui/Toggle';
import { AutoStops } from './AutoStops';
import { FIRST_PERCENT, readCount } from './autoForm';
import { faultText } from './faultText';
import type { RunSetup } from './setup';
import css from './Auto.module.css';

/** What happens after each round, and when a run ends. */
export function AutoRules({ bet, onDone }: { readonly bet: RunSetup; readonly onDone: () => void }) {
  const spoken = useLocale();
  const { t } = spoken;
  const { form, faults, setForm, leastRate } = bet;
  return (
    <div className={css.sheet}>
      <StepRule
        label={t('auto.onWin')}
        value={form.onWin}
        onChange={(onWin) => setForm({ onWin })}
        error={faultText(spoken, faults.onWin, bet)}
      />
      <StepRule
        label={t('auto.onLoss')}
        value={form.onLoss}
        onChange={(onLoss) => setForm({ onLoss })}
        error={faultText(spoken, faults.onLoss, bet)}
      />
      <AutoStops bet={bet} />
      {leastRate === null ? null : (
        <Toggle
          on={form.runAway}
          onChange={(runAway) => setForm({ runAway })}
          label={t('auto.runAway')}
          note={t('auto.runAwayNote')}
        />
      )}
      <Button size="md" block onClick={onDone}>
        {t('auto.done')}
      </Button>
    </div>
  );
}

interface StepRuleProps {
  readonly label: string;
  readonly value: AutoStep;
  readonly onChange: (step: AutoStep) => void;
  readonly error: string | null;
}

/** Back to the first amount, or grown by some percent. */
function StepRule({ label, value, onChange, error }: StepRuleProps) {
  const t = useT();
  const [percent, setPercent] = useState(value.kind === 'increase' ? String(value.percent) : String(FIRST_PERCENT));
  // What cannot be read is kept as a value that the documented check refuses.
  const grown = (text: string): AutoStep => ({ kind: 'increase', percent: readCount(text) ?? 0 });
  return (
    <fieldset className={css.rule}>
      <legend>{label}</legend>
      <Segmented
        label={label}
        value={value.kind}
        onChange={(kind) => onChange(kind === 'reset' ? { kind } : grown(percent))}
        options={[
          { value: 'reset' as const, label: t('auto.reset') },
          { value: 'increase' as const, label: t('auto.increase') },
        ]}
      />
      {value.kind === 'reset' ? null : (
        <Field
          label={t('auto.percent')}
          value={percent}
          inputMode="numeric"
          autoComplete="off"
          trailing={<span className={css.percent}>%</span>}
          error={error}
          onChange={(event) => {
            setPercent(event.target.value);
            onChange(grown(event.target.value));
          }}
        />
      )}
    </fieldset>
  );
}
