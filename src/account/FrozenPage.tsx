import type { FreezeCause } from '../../contract/account';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Empty } from '../ui/States';
import css from './FrozenPage.module.css';

interface FrozenPageProps {
  readonly cause: FreezeCause;
  /** Goes into the room all the same, for a round that is open. */
  readonly onEnter: () => void;
}

/** In a room's place while an operator has frozen the account: why, what stays open, and the way to a round that is not over. */
export default function FrozenPage({ cause, onEnter }: FrozenPageProps) {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <div className={css.page}>
      <Empty
        level={1}
        title={t('frozen.title')}
        action={
          <div className={css.ways}>
            <Button onClick={() => openPanel('inbox')}>{t('frozen.inbox')}</Button>
            <Button tone="ghost" onClick={() => openPanel('support')}>
              {t('support.title')}
            </Button>
            <Button tone="ghost" onClick={onEnter}>
              {t('frozen.enter')}
            </Button>
          </div>
        }
      >
        {t(`frozen.${cause}`)} {t('frozen.body')}
      </Empty>
    </div>
  );
}
