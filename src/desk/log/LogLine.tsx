import { Link } from 'wouter';
import type { DeskLogEntry } from '../../../contract/deskHouse';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { actorText, actText } from '../texts';
import { deskHref } from '../href';
import css from './LogLine.module.css';

/** One line of the log: when, what, on whom, by whom and why; what it was and became opens below. */
export function LogLine({ entry }: { readonly entry: DeskLogEntry }) {
  const { t, locale } = useLocale();
  const { at, act, subject, subjectName, reason, before, after } = entry;
  return (
    <li className={css.line}>
      <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
      <div>
        <p>
          <b>{actText(t, act)}</b>{' '}
          {subjectName === '' ? <span>{subject}</span> : <Link href={deskHref('people', subject)}>{subjectName}</Link>}
        </p>
        <small>
          {actorText(t, entry)}
          {reason === '' ? null : `: ${reason}`}
        </small>
        {before === null && after === null ? null : (
          <details>
            <summary>{t('desk.changed')}</summary>
            {before === null ? null : <code className={css.was}>{before}</code>}
            {after === null ? null : <code className={css.now}>{after}</code>}
          </details>
        )}
      </div>
    </li>
  );
}
