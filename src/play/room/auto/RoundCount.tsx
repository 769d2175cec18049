import { AUTO_VALUE_MAX } from '../../../../contract/constants';
import { useLocale } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { Stepper } from '../../../ui/Stepper';
import fields from '../fields.module.css';
import { readCount, stepCount } from './autoForm';
import { faultText } from './faultText';
import type { RunSetup } from './setup';

/** How many rounds a run has, two at least. */
export function RoundCount({ bet }: { readonly bet: RunSetup }) {
  const spoken = useLocale();
  return (
    <div className={fields.field}>
      <Stepper
        label={spoken.t('auto.count')}
        value={bet.form.count}
        onChange={(count) => bet.setForm({ count })}
        error={faultText(spoken, bet.faults.count, bet)}
        format={formatAmount}
        edit={String}
        parse={readCount}
        step={stepCount}
        min={2}
        max={AUTO_VALUE_MAX}
      />
    </div>
  );
}
