import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { MainButton } from '../../../play/room/MainButton';
import type { SoloAction } from '../../../play/solo/action';
import css from './MainAction.module.css';

interface MainActionProps {
  readonly action: SoloAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly onPress: () => void;
}

const WAITS = { connecting: 'room.connecting', offline: 'room.offline', checking: 'hilo.checking' } as const;

/** The main button in words and colours. */
export function MainAction({ action, guarded, onPress }: MainActionProps) {
  const t = useT();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('hilo.loginNote')} guarded={guarded} onPress={onPress}>
          {t('hilo.login')}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="violet" disabled onPress={onPress}>
          {t(WAITS[action.why])}
        </MainButton>
      );
    case 'start': {
      const deed = t(action.again ? 'hilo.again' : 'hilo.start');
      return (
        <MainButton
          tone="gold"
          caption={deed}
          label={`${deed} ${formatRp(action.amount)}`}
          busy={action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('hilo.keyStart') })}
        >
          {formatRp(action.amount)}
        </MainButton>
      );
    }
    case 'step':
      return (
        <MainButton
          tone="violet"
          caption={<span className={css.note}>{t('hilo.guessFirstNote')}</span>}
          disabled
          onPress={onPress}
          hint={t('hilo.keys')}
        >
          {t('hilo.guessFirst')}
        </MainButton>
      );
    case 'cash': {
      const amount = formatRp(action.back);
      return (
        <MainButton
          tone="gold"
          caption={t('hilo.cash')}
          label={`${t('hilo.cash')} ${amount}`}
          busy={action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('hilo.keys')}
        >
          {amount}
        </MainButton>
      );
    }
    // There are no runs of this game.
    case 'startAuto':
    case 'stopAuto':
      return null;
  }
}
