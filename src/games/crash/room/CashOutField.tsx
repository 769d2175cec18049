import { useT } from '../../../i18n';
import { formatMultiplier } from '../../../i18n/format';
import { TARGET_MAX } from '../../../../rules/crash/target';
import type { Rate } from '../../../../rules/money';
import { cx } from '../../../ui/cx';
import { Stepper } from '../../../ui/Stepper';
import { CASH_OUT_OFF, readCashOut, stepCashOut } from '../../../play/room/cashOut';
import css from '../../../play/room/fields.module.css';

interface CashOutFieldProps {
  /** 1/10000; null is off. */
  readonly value: Rate | null;
  readonly onChange: (rate: Rate | null) => void;
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/** The auto cash-out: off, or the multiplier at which the server cashes out by itself. */
export function CashOutField({ value, onChange, error, disabled }: CashOutFieldProps) {
  const t = useT();
  return (
    <div className={cx(css.field, value !== null && css.money)}>
      <Stepper
        label={t('crash.cashOutAt')}
        value={value ?? CASH_OUT_OFF}
        onChange={(rate) => onChange(rate === CASH_OUT_OFF ? null : rate)}
        disabled={disabled}
        error={error}
        inputMode="decimal"
        format={(rate) => (rate === CASH_OUT_OFF ? t('crash.off') : formatMultiplier(rate))}
        edit={(rate) => (rate === CASH_OUT_OFF ? '' : formatMultiplier(rate).slice(0, -1))}
        parse={readCashOut}
        step={stepCashOut}
        max={TARGET_MAX}
      />
    </div>
  );
}
