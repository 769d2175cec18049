import { RESULT_MAX } from '../../../../rules/roller/roller';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { Stepper } from '../../../ui/Stepper';
import fields from '../../../play/room/fields.module.css';
import { readChoose, stepChoose } from './choice';
import css from './NumberField.module.css';

interface NumberFieldProps {
  readonly value: number;
  readonly onChange: (choose: number) => void;
  readonly disabled: boolean;
}

/** The chosen number between two keys, or typed. */
export function NumberField({ value, onChange, disabled }: NumberFieldProps) {
  const t = useT();
  return (
    <div className={`${fields.field} ${css.number}`}>
      <Stepper
        label={t('roller.number')}
        value={value}
        onChange={onChange}
        disabled={disabled}
        format={formatAmount}
        edit={formatAmount}
        parse={readChoose}
        step={stepChoose}
        min={0}
        max={RESULT_MAX}
      />
    </div>
  );
}
