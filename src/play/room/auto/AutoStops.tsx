import { useState } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatAmount, formatBalance, formatRp } from '../../../i18n/format';
import { Field } from '../../../ui/Field';
import { Segmented } from '../../../ui/Segmented';
import { readAmount } from '../amount';
import { faultText } from './faultText';
import type { RunSetup } from './setup';
import css from './Auto.module.css';

/** When a run ends before its rounds are played: after a win or a loss, at an amount lost or won, at a level of the balance. */
export function AutoStops({ bet }: { readonly bet: RunSetup }) {
  const spoken = useLocale();
  const { t } = spoken;
  const { form, faults, setForm, balance } = bet;
  // The levels that the documents ask for, said as what would be lost or won as well.
  const now = balance ?? 0;
  const empty = t('auto.stopHint', { balance: `Rp ${formatBalance(now)}` });
  const lossHint =
    form.stopLoss === null ? empty : t('auto.stopLossHint', { amount: formatRp(Math.max(0, now - form.stopLoss)) });
  const profitHint =
    form.stopProfit === null
      ? empty
      : t('auto.stopProfitHint', { amount: formatRp(Math.max(0, form.stopProfit - now)) });
  return (
    <>
      <fieldset className={css.rule}>
        <legend>{t('auto.stopAfter')}</legend>
        <Segmented
          label={t('auto.stopAfter')}
          value={form.stopAfter ?? 'never'}
          onChange={(after) => setForm({ stopAfter: after === 'never' ? null : after })}
          options={[
            { value: 'never' as const, label: t('auto.stopAfterNone') },
            { value: 'win' as const, label: t('auto.stopAfterWin') },
            { value: 'loss' as const, label: t('auto.stopAfterLoss') },
          ]}
        />
      </fieldset>
      <LimitField
        label={t('auto.mostLost')}
        value={form.mostLost}
        onChange={(mostLost) => setForm({ mostLost })}
        error={faultText(spoken, faults.mostLost, bet)}
        hint={t('auto.mostHint')}
      />
      <LimitField
        label={t('auto.mostWon')}
        value={form.mostWon}
        onChange={(mostWon) => setForm({ mostWon })}
        error={faultText(spoken, faults.mostWon, bet)}
        hint={t('auto.mostHint')}
      />
      <LimitField
        label={t('auto.stopLoss')}
        value={form.stopLoss}
        onChange={(stopLoss) => setForm({ stopLoss })}
        error={faultText(spoken, faults.stopLoss, bet)}
        hint={lossHint}
      />
      <LimitField
        label={t('auto.stopProfit')}
        value={form.stopProfit}
        onChange={(stopProfit) => setForm({ stopProfit })}
        error={faultText(spoken, faults.stopProfit, bet)}
        hint={profitHint}
      />
    </>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (limit: number | null) => void;
  readonly error: string | null;
  readonly hint?: string;
}

/** An amount, or none when it is left empty. */
function LimitField({ label, value, onChange, error, hint }: LimitFieldProps) {
  const t = useT();
  const [text, setText] = useState(value === null ? '' : formatAmount(value));
  const typed = text.trim() === '' ? null : readAmount(text);
  const wrong = typed?.fault == null ? error : t(`amount.${typed.fault}`);
  return (
    <Field
      label={label}
      value={text}
      placeholder={t('auto.noLimit')}
      inputMode="numeric"
      autoComplete="off"
      error={wrong}
      hint={hint}
      onChange={(event) => {
        setText(event.target.value);
        const read = readAmount(event.target.value);
        if (read.amount !== null || event.target.value.trim() === '') onChange(read.amount);
      }}
      onBlur={() => setText(value === null ? '' : formatAmount(value))}
    />
  );
}
