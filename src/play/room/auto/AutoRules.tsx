import { useState } from 'react';
import type { AutoStep } from '../../../../machines/autobet/types';
import { useLocale, useT } from '../../../i18n';
import { formatAmount, formatBalance, formatRp } from '../../../i18n/format';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Segmented } from '../../../ui/Segmented';
import { Toggle } from '../../../ui/Toggle';
import { readAmount } from '../amount';
import { FIRST_PERCENT, readCount } from './autoForm';
import { faultText } from './faultText';
import type { RunSetup } from './setup';
import css from './Auto.module.css';

/** What happens after each round, and the levels of the balance at which a run ends. */
export function AutoRules({ bet, onDone }: { readonly bet: RunSetup; readonly onDone: () => void }) {
  const spoken = useLocale();
  const { t } = spoken;
  const { form, faults, setForm, balance, leastRate } = bet;
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

interface LimitFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (limit: number | null) => void;
  readonly error: string | null;
  readonly hint?: string;
}

/** A level of the balance, or none when it is left empty. */
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
