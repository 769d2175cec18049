import { useT } from '../../../i18n';
import { cx } from '../../../ui/cx';
import { Stepper } from '../../../ui/Stepper';
import fields from '../../../play/room/fields.module.css';
import { usePool, usePoolRoom } from '../../../play/pool/context';
import { MULTIPLE_MAX, readMultiple, stepMultiple } from './multiple';

/** Kelipatan: how many times the amount lies on each selection. */
export function MultipleField() {
  const t = useT();
  const { setMultiple } = usePoolRoom();
  const multiple = usePool(({ context }) => context.multiple);
  return (
    <div className={cx(fields.field, fields.money)}>
      <Stepper
        label={t('wingo.multiple')}
        value={multiple}
        onChange={setMultiple}
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
