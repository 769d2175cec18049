import type { FreezeCause } from '../../contract/account';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import moon from '../ui/art/moon.webp';
import { Button } from '../ui/Button';
import { Standstill } from '../ui/Standstill';
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
      <Standstill
        art={moon}
        icon="lock"
        title={t('frozen.title')}
        comforts={[
          { icon: 'coin', text: t('frozen.balance') },
          { icon: 'check', text: t('frozen.rounds') },
        ]}
        ways={
          <>
            <Button size="md" block icon="help" onClick={() => openPanel('support')}>
              {t('frozen.ask')}
            </Button>
            <Button tone="ghost" size="md" block icon="mail" onClick={() => openPanel('inbox')}>
              {t('frozen.inbox')}
            </Button>
            <Button tone="ghost" size="md" block onClick={onEnter}>
              {t('frozen.enter')}
            </Button>
          </>
        }
      >
        <p>
          {t(`frozen.${cause}`)} {t('frozen.body')}
        </p>
      </Standstill>
    </div>
  );
}
