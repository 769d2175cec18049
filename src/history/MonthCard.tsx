import { memo } from 'react';
import { useLocale } from '../i18n';
import { shortRp } from '../i18n/shortRp';
import { Bone } from '../ui/Skeleton';
import { IconButton } from '../ui/IconButton';
import { formatMonth } from '../i18n/format';
import { Bars } from './Bars';
import { type Day, type Days, daysOfMonth, monthAfter, monthOf, noonOf } from '../../rules/days';
import { frameOf, nameOf } from './period';
import { type Sum, total } from './sums';
import { signedRp } from './texts';
import css from './MonthCard.module.css';

interface MonthCardProps {
  readonly days: Days;
  readonly today: Day;
  /** The first day that the history has; null until it is known. */
  readonly since: Day | null;
  /** Null while they are on their way, or not to be had. */
  readonly sums: ReadonlyMap<Day, Sum> | null;
  readonly failed: boolean;
  readonly onDays: (days: Days) => void;
}

/** What the days in view came to: the net first, without drama, a bar a day, and the figures that the bars add up to. */
export const MonthCard = memo(function MonthCard({ days, today, since, sums, failed, onDays }: MonthCardProps) {
  const { t, locale } = useLocale();
  const month = monthOf(days.to);
  const name = formatMonth(noonOf(days.to), locale);
  const isNow = month === monthOf(today);
  const sum = sums === null ? null : total(sums, days);
  const absent = failed ? '–' : '…';
  const period = nameOf(days, today);
  const label = period === 'month' && !isNow ? t('history.netOfMonth', { month: name }) : t(`history.net.${period}`);
  const go = (months: number) => onDays(daysOfMonth(monthAfter(month, months)));
  return (
    <section className={css.card} aria-label={label} aria-busy={sum === null && !failed}>
      <div className={css.head}>
        <div className={css.title}>
          <p className={css.label}>{label}</p>
          <p className={css.net}>
            {sum !== null ? signedRp(sum.net) : failed ? absent : <Bone width={168} height={28} />}
          </p>
        </div>
        <div className={css.months}>
          <IconButton
            look="bare"
            icon="left"
            label={t('history.monthBefore')}
            disabled={since === null || month <= monthOf(since)}
            onClick={() => go(-1)}
          />
          <b aria-live="polite">{name}</b>
          <IconButton look="bare" icon="right" label={t('history.monthAfter')} disabled={isNow} onClick={() => go(1)} />
        </div>
      </div>
      <Bars frame={frameOf(days)} days={days} today={today} sums={sums} />
      <dl className={css.figures}>
        <div>
          <dt>{t('history.bets')}</dt>
          <dd>{sum === null ? absent : sum.bets}</dd>
        </div>
        <div>
          <dt>{t('history.staked')}</dt>
          <dd>{sum === null ? absent : shortRp(sum.staked)}</dd>
        </div>
        <div>
          <dt>{t('history.paid')}</dt>
          <dd>{sum === null ? absent : shortRp(sum.paid)}</dd>
        </div>
      </dl>
    </section>
  );
});
