import type { DeskHours, Ticket } from '../../contract/support';
import { useLocale } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Icon } from '../ui/Icon';
import css from './Support.module.css';

const two = (hour: number): string => `${String(hour).padStart(2, '0')}.00`;

interface StatusProps {
  readonly hours: DeskHours;
  /** Null before the first message. */
  readonly ticket: Ticket | null;
}

/** Whether anybody is there, and how long the line is: as it is, without a promise. */
export function Status({ hours, ticket }: StatusProps) {
  const { t, locale } = useLocale();
  const times = t('support.hours', { from: two(hours.from), to: two(hours.to) });
  const ahead = ticket?.state === 'waiting' ? ticket.ahead : undefined;
  const line =
    ahead === undefined
      ? ticket?.state === 'answered'
        ? t('support.answered')
        : t('support.openNow')
      : ahead === 0
        ? t('support.next')
        : t('support.ahead', { n: ahead });
  return (
    <p className={css.status} role="status" data-open={hours.open || undefined}>
      <i aria-hidden="true" />
      <span>
        <b>{hours.open ? line : t('support.closedNow')}</b>
        <small>
          <Icon name="clock" size="xs" />
          {hours.open || hours.opensAt === undefined
            ? times
            : t('support.opensAt', { when: formatMoment(hours.opensAt, locale) })}
        </small>
      </span>
    </p>
  );
}
