import { staked } from '../../../machines/kit/pool/select';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { LiveText } from '../../ui/LiveText';
import { MainButton } from '../room/MainButton';
import { usePool, usePoolRoom } from './context';
import type { PoolAction } from './useMainAction';
import css from '../room/SlipSlab.module.css';

interface MainActionProps {
  readonly action: PoolAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly onPress: () => void;
}

/** The main button in words and colours. When bets close its gold drains away. */
export function MainAction({ action, guarded, onPress }: MainActionProps) {
  return (
    <div className={css.main} data-kind={action.kind}>
      <Slab action={action} guarded={guarded} onPress={onPress} />
      {action.kind === 'closed' ? <i className={css.drain} /> : null}
    </div>
  );
}

function Slab({ action, guarded, onPress }: MainActionProps) {
  const t = useT();
  const { game } = usePoolRoom();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('pool.loginNote')} guarded={guarded} onPress={onPress}>
          {t('pool.login')}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="violet" disabled onPress={onPress}>
          {t(action.why === 'offline' ? 'room.offline' : 'room.connecting')}
        </MainButton>
      );
    case 'pick':
      return (
        <MainButton tone="violet" caption={<Staked />} guarded={guarded} onPress={onPress} hint={t('pool.keys')}>
          {game.ask(t)}
        </MainButton>
      );
    case 'closed':
      return (
        <MainButton
          tone="violet"
          caption={<Staked />}
          disabled
          guarded={guarded}
          onPress={onPress}
          hint={t('pool.keys')}
        >
          {t('pool.closed')}
        </MainButton>
      );
    case 'place':
    case 'again': {
      const { count: n, cost } = action;
      const deed = action.kind === 'again' ? t('pool.again') : t(action.next ? 'pool.placeNext' : 'pool.place', { n });
      const later = action.kind === 'again' ? action.later : action.next;
      return (
        <MainButton
          tone="gold"
          caption={
            <>
              {deed}
              {later ? <NextIn /> : null}
            </>
          }
          label={`${deed} ${formatRp(cost)}`}
          busy={action.kind === 'place' && action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('pool.keyPlace') })}
        >
          {formatRp(cost)}
        </MainButton>
      );
    }
    case 'queued': {
      const waiting = t('pool.queued', { amount: formatRp(action.cost) });
      return (
        <MainButton
          tone="ghost"
          caption={
            <>
              {waiting}
              <NextIn />
            </>
          }
          label={`${t('pool.cancel')}. ${waiting}`}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('pool.keyCancel') })}
        >
          {t('pool.cancel')}
        </MainButton>
      );
    }
  }
}

/** Twice a second is enough for whole seconds. */
const HZ = 4;

/** How long it is until the next round takes bets. */
function NextIn() {
  const t = useT();
  const { clock } = useHouse();
  const { actor } = usePoolRoom();
  const read = () => {
    const at = actor.getSnapshot().context.round?.endTime;
    return at === null || at === undefined
      ? ''
      : t('pool.nextIn', { n: Math.max(0, Math.ceil((at - clock.now()) / 1_000)) });
  };
  return <LiveText className={css.next} read={read} hz={HZ} />;
}

/** What already lies on the table. */
function Staked() {
  const t = useT();
  const amount = usePool(({ context }) => staked(context));
  return amount === 0 ? null : t('room.stands', { amount: formatRp(amount) });
}
