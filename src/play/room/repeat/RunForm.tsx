import { type ReactNode, useState } from 'react';
import { type Runner, runnerOf } from '../../../../machines/autobet/runner';
import { validateAuto } from '../../../../machines/autobet/validate';
import { fromSen, type Sen, toSen } from '../../../../rules/money';
import type { StakeLimits } from '../../../../rules/stake';
import { useBalance, useHouse, useLoggedIn } from '../../../house/hooks';
import { useLocale } from '../../../i18n';
import { formatAmount, formatRp } from '../../../i18n/format';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { fieldLimits } from '../amount';
import { AutoStops } from '../auto/AutoStops';
import { configOf, FIRST_FORM, limitsOf } from '../auto/autoForm';
import { faultText } from '../auto/faultText';
import { RoundCount } from '../auto/RoundCount';
import type { RunSetup } from '../auto/setup';
import css from './RunForm.module.css';

/** The numbers of rounds that are one tap away. */
const ROUNDS = [5, 10, 25, 50] as const;

interface RunFormProps {
  /** What each round costs, and what it may cost. */
  readonly cost: Sen;
  readonly limits: StakeLimits;
  /** What is played in each round, in a line below its cost. */
  readonly what?: string | undefined;
  /** Why nothing can be begun now; null when stake and stops alone are to be judged. */
  readonly closed: string | null;
  /** How the rounds are played, where that is the player's choice. */
  readonly children?: ReactNode;
  readonly onStart: (run: Runner) => void;
}

/** For how many rounds something is repeated, and what ends it earlier. Shut, with a word why, while nothing can be begun. */
export function RunForm({ cost, limits, what, closed, children, onStart }: RunFormProps) {
  const spoken = useLocale();
  const { t } = spoken;
  const { newCommandId, openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const balance = useBalance();
  const [form, setForm] = useState(FIRST_FORM);
  const config = configOf(form, fromSen(cost), null);
  const { amount: short, ...faults } = validateAuto(config, limitsOf(limits, balance));
  const bet: RunSetup = {
    form,
    setForm: (change) => setForm((old) => ({ ...old, ...change })),
    limits: fieldLimits(limits),
    balance,
    faults,
    leastRate: null,
  };
  // Before the balance is there nothing can be judged by it; whoever was signed out meanwhile is shown in again.
  const waits = loggedIn && balance === null ? t('room.connecting') : null;
  const fault = closed ?? waits ?? faultText(spoken, short, bet);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loggedIn) return openPanel('login');
        const run = runnerOf(limits, { config, balance: toSen(balance ?? 0), runId: newCommandId() });
        if (run !== null) onStart(run);
      }}
    >
      <div className={css.what}>
        <p>
          <span>{t('repeat.each')}</span>
          <b>{formatRp(cost)}</b>
        </p>
        {what === undefined ? null : <p className={css.picks}>{what}</p>}
        {fault === null ? null : (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
      {children}
      <div className={css.count}>
        <RoundCount bet={bet} />
        <div className={css.chips} role="group" aria-label={t('auto.count')}>
          {ROUNDS.map((count) => (
            <Chip key={count} on={form.count === count} onClick={() => bet.setForm({ count })}>
              {formatAmount(count)}
            </Chip>
          ))}
        </div>
      </div>
      <AutoStops bet={bet} />
      <div className={css.start}>
        <Button type="submit" size="md" block disabled={fault !== null || Object.keys(faults).length > 0}>
          {t('repeat.start', { n: form.count, amount: formatRp(cost) })}
        </Button>
      </div>
    </form>
  );
}
