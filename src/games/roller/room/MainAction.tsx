import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { MainButton } from '../../../play/room/MainButton';
import type { SoloAction } from '../../../play/solo/action';

interface MainActionProps {
  readonly action: SoloAction;
  readonly guarded: boolean;
  readonly onPress: () => void;
  /** Rounds of the run that would be started. */
  readonly rounds: number;
}

/** The main button in words and colours. */
export function MainAction({ action, guarded, onPress, rounds }: MainActionProps) {
  const t = useT();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('roller.loginNote')} guarded={guarded} onPress={onPress}>
          {t('roller.login')}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="violet" disabled onPress={onPress}>
          {t(action.why === 'offline' ? 'room.offline' : 'room.connecting')}
        </MainButton>
      );
    case 'start':
      return (
        <MainButton
          tone="gold"
          caption={t(action.resting ? 'roller.spinning' : 'roller.spin')}
          label={`${t('roller.spin')} ${formatRp(action.amount)}`}
          busy={action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t('roller.keySpin') })}
        >
          {formatRp(action.amount)}
        </MainButton>
      );
    case 'startAuto': {
      const deed = t('roller.startAuto', { n: rounds });
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
    case 'stopAuto':
      return (
        <MainButton tone="ghost" disabled={action.stopping} guarded={guarded} onPress={onPress}>
          {t('auto.stop')}
        </MainButton>
      );
    // A round is over as it begins: there are no steps in it.
    case 'step':
    case 'cash':
      return null;
  }
}
