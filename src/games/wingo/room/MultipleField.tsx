import { useT } from '../../../i18n';
import { cx } from '../../../ui/cx';
import { Stepper } from '../../../ui/Stepper';
import fields from '../../../play/room/fields.module.css';
import { MULTIPLE_MAX, readMultiple, stepMultiple } from './slip';

interface MultipleFieldProps {
  readonly value: number;
  readonly onChange: (multiple: number) => void;
}

/** Kelipatan: how many times the amount lies on each selection. */
export function MultipleField({ value, onChange }: MultipleFieldProps) {
  const t = useT();
  return (
    <div className={cx(fields.field, fields.money)}>
      <Stepper
        label={t('wingo.multiple')}
        value={value}
        onChange={onChange}
        format={(n) => t('wingo.times', { n })}
        edit={String}
        parse={readMultiple}
        step={stepMultiple}
        min={1}
        max={MULTIPLE_MAX}
      />
    </div>
  );
}
