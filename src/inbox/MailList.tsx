import { type ComponentProps, useMemo } from 'react';
import { useT } from '../i18n';
import { TallList } from '../ui/TallList';
import type { Letter } from './letter';
import { MailCard } from './MailCard';
import { type Day, daysOf } from './rows';
import css from './MailList.module.css';

const HEIGHTS = { head: 2.25, item: 5.25, large: 6.5 } as const;
/** Of the window's height, what the list has of it, about. */
const SHARE = 0.75;

const DAY_WORDS = {
  today: 'inbox.today',
  yesterday: 'inbox.yesterday',
  older: 'inbox.older',
} as const satisfies Record<Day, string>;

interface MailListProps extends Pick<ComponentProps<typeof TallList<Letter, Day>>, 'more'> {
  readonly letters: readonly Letter[];
  readonly now: number;
  /** The mail that is open beside the list; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly onRemove?: (id: string) => void;
}

/** Mails under the names of their days. */
export function MailList({ letters, now, open, onOpen, onRemove, more }: MailListProps) {
  const t = useT();
  const sections = useMemo(() => daysOf(letters, now), [letters, now]);
  return (
    <TallList
      label={t('inbox.list')}
      items={letters}
      sections={sections}
      heights={HEIGHTS}
      room={innerHeight * SHARE}
      sectionHead={(day) => <h3 className={css.day}>{t(DAY_WORDS[day])}</h3>}
      shown={open ?? undefined}
      words={{ more: t('inbox.more'), failed: t('inbox.moreFailed') }}
      more={more}
    >
      {(letter) => (
        <div className={css.place}>
          <MailCard letter={letter} now={now} on={letter.id === open} onOpen={onOpen} onRemove={onRemove} />
        </div>
      )}
    </TallList>
  );
}
