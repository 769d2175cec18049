import { useRef, useState } from 'react';
import { wholeRupiah } from '../../../../rules/money';
import { createReading } from '../../../../rules/crash/flight';
import { type Translate, useT } from '../../../i18n';
import { formatMultiplier, formatRp, formatTenths } from '../../../i18n/format';
import { LiveText } from '../../../ui/LiveText';
import { MainButton } from '../../../play/room/MainButton';
import type { MainAction as Action } from './action';
import { useCrash, useCrashRoom } from './context';
import { backAt } from './payout';

interface MainActionProps {
  readonly action: Action;
  readonly guarded: boolean;
  readonly onPress: () => void;
  /** Rounds of the run that would be started. */
  readonly rounds: number;
}

/** What a player without a connection has to know of the money: where it is, or what becomes of it in the air. */
function waitCaption({ stake, fate }: Extract<Action, { kind: 'wait' }>, t: Translate): string | undefined {
  if (stake === 0) return undefined;
  if (fate === null) return t('crash.safe', { amount: formatRp(stake) });
  return fate.auto === null
    ? t('crash.flyingManual', { amount: formatRp(stake) })
    : t('crash.flyingAuto', { amount: formatRp(stake), rate: formatMultiplier(fate.auto) });
}

/** The main button in words and colours. */
export function MainAction({ action, guarded, onPress, rounds }: MainActionProps) {
  const t = useT();
  const hint = (deed: 'crash.keyCashOut' | 'crash.keyPlace' | 'crash.keyCancel') =>
    t('room.space', { action: t(deed) });
  switch (action.kind) {
    case 'login':
      return (
        <MainButton tone="gold" caption={t('crash.loginNote')} guarded={guarded} onPress={onPress}>
          {t('crash.login')}
        </MainButton>
      );
    case 'wait':
      return (
        <MainButton tone="ghost" caption={waitCaption(action, t)} disabled guarded={guarded} onPress={onPress}>
          {t(action.why === 'offline' ? 'room.offline' : 'room.connecting')}
        </MainButton>
      );
    case 'place': {
      const deed = t(action.again ? 'crash.placeAgain' : action.next ? 'crash.placeNext' : 'crash.place');
      const caption = action.blocked === 'launching' ? t('crash.takeoffNow') : deed;
      return (
        <MainButton
          tone="gold"
          caption={caption}
          busy={action.busy}
          disabled={action.blocked !== null}
          guarded={guarded}
          onPress={onPress}
          hint={hint('crash.keyPlace')}
        >
          {formatRp(action.amount)}
        </MainButton>
      );
    }
    case 'cancel':
      return (
        <MainButton
          tone="ghost"
          caption={
            action.queued ? (
              t('crash.queuedAmount', { amount: formatRp(action.stake) })
            ) : (
              <TakeOff stake={action.stake} />
            )
          }
          label={`${t('crash.cancel')} ${formatRp(action.stake)}`}
          busy={action.busy}
          guarded={guarded}
          onPress={onPress}
          hint={hint('crash.keyCancel')}
        >
          {t('crash.cancel')}
        </MainButton>
      );
    case 'cashOut':
      return (
        <MainButton
          tone="gold"
          caption={t('crash.cashOut')}
          label={t('crash.cashOut')}
          busy={action.busy}
          urgent
          guarded={guarded}
          onPress={onPress}
          hint={hint('crash.keyCashOut')}
        >
          <Running stake={action.stake} held={action.busy} />
        </MainButton>
      );
    case 'startAuto':
      return (
        <MainButton
          tone="gold"
          caption={t(action.unattended === 'agreed' ? 'crash.startAnyway' : 'crash.startAuto', { n: rounds })}
          disabled={action.blocked !== null}
          guarded={guarded}
          onPress={onPress}
        >
          {formatRp(action.amount)}
        </MainButton>
      );
    case 'stopAuto':
      return (
        <MainButton tone="ghost" disabled={action.stopping} guarded={guarded} onPress={onPress}>
          {t('auto.stop')}
        </MainButton>
      );
  }
}

/** A running amount needs no more than this to look continuous. */
const AMOUNT_HZ = 30;

/** What a cash-out would bring now, in whole rupiah while it runs; it stands still while the answer is awaited. */
function Running({ stake, held }: { readonly stake: number; readonly held: boolean }) {
  const { feed } = useCrashRoom();
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  const [reading] = useState(createReading);
  const last = useRef('');
  const read = () => {
    if (!held || last.current === '')
      last.current = formatRp(wholeRupiah(backAt(stake, feed.flight.read(feed.now(), reading).rate, maxProfit)));
    return last.current;
  };
  return <LiveText read={read} hz={AMOUNT_HZ} />;
}

/** The stake that is aboard and the time until it leaves. */
function TakeOff({ stake }: { readonly stake: number }) {
  const t = useT();
  const { feed } = useCrashRoom();
  const startTime = useCrash(({ context }) => context.startTime);
  return (
    <LiveText
      hz={10}
      read={() => t('crash.takeoffIn', { amount: formatRp(stake), n: formatTenths(startTime - feed.now()) })}
    />
  );
}
