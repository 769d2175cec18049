import { useMemo, useState } from 'react';
import { AUTO_VALUE_MAX } from '../../../../contract/constants';
import { validateAuto } from '../../../../machines/autobet/validate';
import { isInRange } from '../../../../machines/kit/pool/limits';
import { runLimits, stakesToRepeat } from '../../../../machines/kit/pool/run';
import { runnerOf } from '../../../../machines/kit/pool/runner';
import { sumOf } from '../../../../machines/kit/pool/stakes';
import { fromSen, toSen } from '../../../../rules/money';
import { useBalance } from '../../../house/hooks';
import { useLocale } from '../../../i18n';
import { formatAmount, formatRp } from '../../../i18n/format';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Stepper } from '../../../ui/Stepper';
import { fieldLimits } from '../../room/amount';
import { AutoStops } from '../../room/auto/AutoStops';
import { configOf, FIRST_FORM, limitsOf, readCount, stepCount } from '../../room/auto/autoForm';
import { faultText } from '../../room/auto/faultText';
import type { RunSetup } from '../../room/auto/setup';
import fields from '../../room/fields.module.css';
import { usePool, usePoolRoom } from '../context';
import css from './RepeatForm.module.css';

/** The numbers of rounds that are one tap away. */
const ROUNDS = [5, 10, 25, 50] as const;

/** What is repeated, for how many rounds, and what ends it earlier. Shut, with a word why, while nothing can be repeated. */
export function RepeatForm({ onDone }: { readonly onDone: () => void }) {
  const spoken = useLocale();
  const { t } = spoken;
  const room = usePoolRoom();
  const balance = useBalance();
  const stakes = usePool(({ context }) => stakesToRepeat(context));
  const byPool = usePool(({ context }) => context.limits);
  const game = usePool(({ context }) => context.game);
  const waits = usePool((snapshot) => snapshot.context.queued !== null || snapshot.matches({ bets: 'placing' }));
  const [form, setForm] = useState(FIRST_FORM);
  const cost = sumOf(stakes);
  const config = configOf(form, fromSen(cost), null);
  const limits = useMemo(() => runLimits({ limits: byPool, game }), [byPool, game]);
  const { amount: short, ...faults } = validateAuto(config, limitsOf(limits, balance));
  const bet: RunSetup = {
    form,
    setForm: (change) => setForm((old) => ({ ...old, ...change })),
    limits: fieldLimits(limits),
    balance,
    faults,
    leastRate: null,
  };
  const why = (): string | null => {
    if (stakes.size === 0) return t('repeat.none');
    if (waits) return t('repeat.waits');
    if (!isInRange({ limits: byPool }, stakes)) return t('auto.ended.bet-range');
    return faultText(spoken, short, bet);
  };
  const fault = why();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const run = runnerOf(
          { limits: byPool, game },
          { config, balance: toSen(balance ?? 0), runId: room.newRunId() },
        );
        if (run !== null) room.startRun(run);
        onDone();
      }}
    >
      <div className={css.what}>
        <p>
          <span>{t('repeat.each')}</span>
          <b>{formatRp(cost)}</b>
        </p>
        {stakes.size === 0 ? null : (
          <p className={css.picks}>
            {[...stakes].map(([pool, amount]) => `${room.game.name(t, pool)} ${formatRp(amount)}`).join(' · ')}
          </p>
        )}
        {fault === null ? null : (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
      <div className={css.count}>
        <div className={fields.field}>
          <Stepper
            label={t('auto.count')}
            value={form.count}
            onChange={(count) => bet.setForm({ count })}
            error={faultText(spoken, faults.count, bet)}
            format={formatAmount}
            edit={String}
            parse={readCount}
            step={stepCount}
            min={2}
            max={AUTO_VALUE_MAX}
          />
        </div>
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
