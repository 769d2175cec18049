import { staked, stakedNext } from '../../../../machines/wingo/select';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { MainButton } from '../../../play/room/MainButton';
import type { MainAction as Action } from './action';
import { useWingo } from './context';
import css from '../../../play/room/SlipSlab.module.css';

interface MainActionProps {
  readonly action: Action;
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
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('wingo.loginNote')} guarded={guarded} onPress={onPress}>
          {t('wingo.login')}
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
        <MainButton tone="violet" caption={<Staked />} guarded={guarded} onPress={onPress} hint={t('wingo.keys')}>
          {t('wingo.pick')}
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
          hint={t('wingo.keys')}
        >
          {t('wingo.closed')}
        </MainButton>
      );
    case 'place':
    case 'again': {
      const { count: n, cost } = action;
      const deed =
        action.kind === 'again' ? t('wingo.again', { n }) : t(action.next ? 'wingo.placeNext' : 'wingo.place', { n });
      return (
        <MainButton
          tone="gold"
          caption={deed}
          label={`${deed} ${formatRp(cost)}`}
          busy={action.kind === 'place' && action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('wingo.keyPlace') })}
        >
          {formatRp(cost)}
        </MainButton>
      );
    }
    case 'queued': {
      const waiting = t('wingo.queued', { amount: formatRp(action.cost) });
      return (
        <MainButton
          tone="ghost"
          caption={waiting}
          label={`${t('wingo.cancel')}. ${waiting}`}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('wingo.keyCancel') })}
        >
          {t('wingo.cancel')}
        </MainButton>
      );
    }
  }
}

/** What already lies on the phase that the button is about. */
function Staked() {
  const t = useT();
  const amount = useWingo(
    (snapshot) => stakedNext(snapshot) || (snapshot.matches({ step: 'result' }) ? 0 : staked(snapshot)),
  );
  return amount === 0 ? null : t('room.stands', { amount: formatRp(amount) });
}
