import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { MainButton } from '../../../play/room/MainButton';
import type { SoloAction } from '../../../play/solo/action';
import css from './MainAction.module.css';

interface MainActionProps {
  readonly action: SoloAction;
  readonly guarded: boolean;
  readonly onPress: () => void;
  /** Rounds of the run that would be started. */
  readonly rounds: number;
}

const WAITS = { connecting: 'room.connecting', offline: 'room.offline', checking: 'mines.checking' } as const;

/** The main button in words and colours. */
export function MainAction({ action, guarded, onPress, rounds }: MainActionProps) {
  const t = useT();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('mines.loginNote')} guarded={guarded} onPress={onPress}>
          {t('mines.login')}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="violet" disabled onPress={onPress}>
          {t(WAITS[action.why])}
        </MainButton>
      );
    case 'step':
      return (
        <MainButton
          tone="violet"
          caption={<span className={css.note}>{t('mines.openFirstNote')}</span>}
          disabled
          onPress={onPress}
          hint={t('mines.keys')}
        >
          {t('mines.openFirst')}
        </MainButton>
      );
    case 'stopAuto':
      return (
        <MainButton tone="ghost" disabled={action.stopping} guarded={guarded} onPress={onPress}>
          {t('auto.stop')}
        </MainButton>
      );
    case 'startAuto': {
      const deed = action.blocked === 'pattern' ? t('mines.markFirst') : t('mines.startAuto', { n: rounds });
      return (
        <MainButton
          tone="gold"
          caption={deed}
          label={`${deed}, ${formatRp(action.amount)}`}
          disabled={action.blocked !== null}
          guarded={guarded}
          onPress={onPress}
        >
          {formatRp(action.amount)}
        </MainButton>
      );
    }
    case 'start':
    case 'cash': {
      const cash = action.kind === 'cash';
      const deed = t(cash ? 'mines.cash' : action.again ? 'mines.again' : 'mines.start');
      const amount = formatRp(cash ? action.back : action.amount);
      return (
        <MainButton
          tone="gold"
          caption={deed}
          label={`${deed} ${amount}`}
          busy={action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={cash ? t('mines.keys') : t('room.space', { action: t('mines.keyStart') })}
        >
          {amount}
        </MainButton>
      );
    }
  }
}
