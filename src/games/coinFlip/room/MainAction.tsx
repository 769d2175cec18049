import type { CoinSide } from '../../../../machines/coinFlip/types';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { MainButton } from '../../../play/room/MainButton';
import type { SoloAction } from '../../../play/solo/action';
import css from './MainAction.module.css';

interface MainActionProps {
  readonly action: SoloAction;
  /** The side of a round's first flip. */
  readonly side: CoinSide;
  /** A coin is in the air. */
  readonly flying: boolean;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly onPress: () => void;
}

const WAITS = { connecting: 'room.connecting', offline: 'room.offline', checking: 'coinFlip.checking' } as const;

/** The main button in words and colours. */
export function MainAction({ action, side, flying, guarded, onPress }: MainActionProps) {
  const t = useT();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('coinFlip.loginNote')} guarded={guarded} onPress={onPress}>
          {t('coinFlip.login')}
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
          caption={<span className={css.note}>{t(flying ? 'coinFlip.flyingNote' : 'coinFlip.guessFirstNote')}</span>}
          disabled
          onPress={onPress}
          hint={t('coinFlip.keys')}
        >
          {t(flying ? 'coinFlip.flying' : 'coinFlip.guessFirst')}
        </MainButton>
      );
    case 'start':
    case 'cash': {
      const starts = action.kind === 'start';
      const deed = starts ? t('coinFlip.start', { side: t(`coinFlip.${side}`) }) : t('coinFlip.cash');
      const amount = formatRp(starts ? action.amount : action.back);
      return (
        <MainButton
          tone="gold"
          caption={deed}
          label={`${deed} ${amount}`}
          busy={action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={starts ? t('room.space', { action: t('coinFlip.keyStart') }) : t('coinFlip.keys')}
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
