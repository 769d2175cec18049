import { memo, useState } from 'react';
import { useT } from '../../i18n';
import { formatAmount, formatRp } from '../../i18n/format';
import type { AmountError } from '../../../rules/stake';
import { Stepper } from '../../ui/Stepper';
import { type AmountLimits, clampAmount, mostAmount, readAmount, stepAmount } from './amount';
import { RefillOffer } from './RefillOffer';
import css from './fields.module.css';

interface AmountFieldProps {
  readonly label?: string;
  /** Rupiah. */
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  /** What is wrong with the value; what is wrong with the typed text goes first. */
  readonly error?: string | null;
  readonly disabled?: boolean;
  /** Without the currency, where space is short and the label names it. */
  readonly bare?: boolean;
}

/** The stake of a bet between two keys: typed as Indonesians write it, stepped in round numbers, kept within the limits by the keys. */
export const AmountField = memo(function AmountField({
  label,
  value,
  onChange,
  limits,
  balance,
  error,
  disabled,
  bare = false,
}: AmountFieldProps) {
  const t = useT();
  const [fault, setFault] = useState<AmountError | null>(null);
  const parse = (text: string): number | null => {
    const typed = readAmount(text);
    setFault(typed.fault);
    return typed.amount;
  };
  return (
    <>
      <div className={css.field} data-long={formatAmount(value).length > 8 || undefined} onBlur={() => setFault(null)}>
        <Stepper
          label={label ?? t(bare ? 'room.amountRp' : 'room.amount')}
          value={value}
          onChange={onChange}
          disabled={disabled}
          inputMode="numeric"
          format={bare ? formatAmount : formatRp}
          edit={formatAmount}
          parse={parse}
          step={(from, direction) =>
            clampAmount(stepAmount(from, direction), { min: limits.min, max: mostAmount(limits, balance) })
          }
          min={limits.min}
          max={limits.max}
          error={fault === null ? error : t(`amount.${fault}`)}
        />
      </div>
      {error || (balance !== null && value > balance) ? <RefillOffer /> : null}
    </>
  );
});
