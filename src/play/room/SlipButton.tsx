import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { MainButton } from './MainButton';
import type { SlipAction } from './slipAction';
import css from './SlipSlab.module.css';

/** The area of the dictionary that has the words of a room with a slip. */
export type SlipArea = 'pool' | 'wingo';

interface SlipButtonProps {
  readonly action: SlipAction<unknown>;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly onPress: () => void;
  readonly area: SlipArea;
  /** What the button says while nothing is chosen, and when so many choices can be sent once more. */
  readonly words: { readonly ask: string; readonly again: (count: number) => string };
  /** What already lies on the round that the button is about. */
  readonly staked: ReactNode;
  /** How long a bet for the next round waits, where it waits here. */
  readonly nextIn?: ReactNode;
}

/** The main button of a room with a slip, in words and colours. When bets close its gold drains away. */
export function SlipButton(props: SlipButtonProps) {
  const { kind } = props.action;
  return (
    <div className={css.main} data-kind={kind}>
      <Slab {...props} />
      {kind === 'closed' ? <i className={css.drain} /> : null}
    </div>
  );
}

function Slab({ action, guarded, onPress, area, words, staked, nextIn = null }: SlipButtonProps) {
  const t = useT();
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t(`${area}.loginNote`)} guarded={guarded} onPress={onPress}>
          {t(`${area}.login`)}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="violet" disabled onPress={onPress}>
          {t(action.why === 'offline' ? 'room.offline' : 'room.connecting')}
        </MainButton>
      );
    case 'pick':
    case 'closed': {
      const closed = action.kind === 'closed';
      return (
        <MainButton
          tone="violet"
          caption={staked}
          disabled={closed}
          guarded={guarded}
          onPress={onPress}
          hint={t(`${area}.keys`)}
        >
          {closed ? t(`${area}.closed`) : words.ask}
        </MainButton>
      );
    }
    case 'place':
    case 'again': {
      const { count: n, cost } = action;
      const again = action.kind === 'again';
      const next = again ? action.later : action.next;
      const deed = again ? words.again(n) : t(next ? `${area}.placeNext` : `${area}.place`, { n });
      return (
        <MainButton
          tone="gold"
          caption={
            <>
              {deed}
              {next ? nextIn : null}
            </>
          }
          label={`${deed} ${formatRp(cost)}`}
          busy={!again && action.busy}
          disabled={action.blocked}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t(`${area}.keyPlace`) })}
        >
          {formatRp(cost)}
        </MainButton>
      );
    }
    case 'queued': {
      const waiting = t(`${area}.queued`, { amount: formatRp(action.cost) });
      return (
        <MainButton
          tone="ghost"
          caption={
            <>
              {waiting}
              {nextIn}
            </>
          }
          label={`${t(`${area}.cancel`)}. ${waiting}`}
          guarded={guarded}
          onPress={onPress}
          hint={t('room.space', { action: t(`${area}.keyCancel`) })}
        >
          {t(`${area}.cancel`)}
        </MainButton>
      );
    }
  }
}
