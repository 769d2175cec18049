import type { Ticket } from '../../contract/support';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Icon } from '../ui/Icon';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import css from './Support.module.css';

interface EarlierProps {
  readonly tickets: readonly Ticket[];
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
}

/** Conversations that are over, the newest first. */
export function Earlier({ tickets, onOpen, onBack }: EarlierProps) {
  const { t, locale } = useLocale();
  return (
    <div className={css.chat}>
      <button type="button" className={css.back} onClick={onBack}>
        <Icon name="left" size="sm" />
        {t('support.back')}
      </button>
      <div className={css.log}>
        <Rows label={t('support.earlier')}>
          {tickets.map(({ id, topic, openedAt, rating, messages }) => (
            <li key={id}>
              <button type="button" className={css.row} onClick={() => onOpen(id)}>
                <RowFace
                  icon="mail"
                  title={t(`support.topic.${topic}`)}
                  note={`${formatMoment(openedAt, locale)} · ${t('support.count', { n: messages })}${
                    rating === undefined ? '' : ` · ${t('support.stars', { n: rating })}`
                  }`}
                  trailing={<RowArrow />}
                />
              </button>
            </li>
          ))}
        </Rows>
      </div>
    </div>
  );
}

/** The way to them, where there are any. */
export function EarlierLink({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <button type="button" className={css.link} onClick={onOpen}>
      {t('support.earlierN', { n: count })}
    </button>
  );
}
