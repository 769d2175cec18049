import { memo } from 'react';
import { useLocale } from '../i18n';
import { formatDay } from '../i18n/dates';
import { formatRp, formatTime } from '../i18n/format';
import { cx } from '../ui/cx';
import { TRASH } from '../ui/drawings';
import { Icon } from '../ui/Icon';
import text from '../ui/text.module.css';
import type { Letter } from './letter';
import { dayOf } from './rows';
import { colorOf, lookOf } from './tags';
import css from './MailCard.module.css';

interface MailCardProps {
  readonly letter: Letter;
  readonly now: number;
  /** It is the one that is open beside the list. */
  readonly on: boolean;
  readonly onOpen: (id: string) => void;
  /** Without it the mail stays. */
  readonly onRemove?: (id: string) => void;
}

/** One mail of the list: always of the same height. Where one swipes, deleting lies behind it; with a mouse it is beside the open mail. */
export const MailCard = memo(function MailCard({ letter, now, on, onOpen, onRemove }: MailCardProps) {
  const { t, locale } = useLocale();
  const { id, tag, read, sentAt, title, body, claim } = letter;
  const waiting = !read && claim !== null;
  return (
    <div className={css.swipe}>
      <button
        type="button"
        className={cx(css.card, !read && css.new, on && css.on)}
        aria-current={on ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        {read ? null : <i className={css.dot} />}
        <span className={cx(css.icon, colorOf(tag))}>
          <Icon name={lookOf(tag).icon} size="sm" />
        </span>
        <span className={css.text}>
          <span className={css.head}>
            <span className={css.title}>{title}</span>
            {read ? null : <span className={text.hidden}>, {t('inbox.new')}, </span>}
            <time className={css.time}>
              {dayOf(sentAt, now) === 'today' ? formatTime(sentAt) : formatDay(sentAt, locale)}
            </time>
          </span>
          <span className={css.body}>
            {waiting ? (
              <b className={css.claim}>
                <span className={text.hidden}>{t('inbox.holds', { amount: formatRp(claim) })}, </span>
                <span aria-hidden="true">{formatRp(claim)}</span>
              </b>
            ) : null}
            <span className={css.line}>{body}</span>
          </span>
        </span>
      </button>
      {waiting || onRemove === undefined ? null : (
        <button
          type="button"
          className={css.delete}
          aria-label={t('inbox.deleteMail', { title })}
          onClick={() => onRemove(id)}
        >
          <Icon name={TRASH} />
          {t('inbox.delete')}
        </button>
      )}
    </div>
  );
});
