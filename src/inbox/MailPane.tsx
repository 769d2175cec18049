import { useT } from '../i18n';
import { TRASH } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import { Empty } from '../ui/States';
import type { Letter } from './letter';
import { OneMail } from './OneMail';
import { useKeys } from './useKeys';
import { useOpenMail } from './useOpenMail';
import { useRemovals } from './useRemovals';
import css from './MailPane.module.css';

interface MailPaneProps {
  /** The list beside it, in its order. */
  readonly letters: readonly Letter[];
  /** The mail led somewhere else. */
  readonly onLeave: () => void;
}

/** The open mail beside the list. J and K go through the list, E deletes. */
export function MailPane({ letters, onLeave }: MailPaneProps) {
  const t = useT();
  const [open, setOpen] = useOpenMail();
  const { remove } = useRemovals();
  const at = letters.findIndex(({ id }) => id === open);
  const go = (to: number) => {
    const letter = letters[Math.min(Math.max(0, to), letters.length - 1)];
    if (letter !== undefined && letter.id !== open) setOpen(letter.id);
  };
  const drop = () => {
    const letter = letters[at];
    if (letter === undefined || isHeld(letter) || stays(letter)) return;
    go(at + 1 < letters.length ? at + 1 : at - 1);
    remove(letter.id);
  };
  useKeys(true, { j: () => go(at + 1), k: () => go(at < 0 ? 0 : at - 1), e: drop });
  const shown = letters[at];
  return (
    <>
      {open === null ? (
        <div className={css.empty}>
          <Empty title={t('inbox.pickTitle')}>{t('inbox.pickBody')}</Empty>
        </div>
      ) : (
        <>
          {shown === undefined || stays(shown) ? null : (
            <div className={css.bar}>
              <IconButton
                icon={TRASH}
                label={t('inbox.deleteMail', { title: shown.title })}
                disabled={isHeld(shown)}
                onClick={drop}
              />
            </div>
          )}
          <div className={css.text}>
            <OneMail key={open} id={open} onLeave={onLeave} />
          </div>
        </>
      )}
      <p className={css.keys}>
        <kbd>J</kbd>
        <kbd>K</kbd>
        {t('inbox.keyMove')}
        <kbd>E</kbd>
        {t('inbox.keyDelete')}
      </p>
    </>
  );
}

/** What has something to claim cannot be deleted before. */
const isHeld = ({ read, claim }: Letter): boolean => !read && claim !== null;
/** A message to everybody is nobody's to delete. */
const stays = ({ tag }: Letter): boolean => tag === 'site';
