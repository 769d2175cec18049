import { useRef, useState } from 'react';
import type { ButtonOf } from '../../../../machines/kit/button';
import { createReading } from '../../../../rules/crash/flight';
import { type Sen, wholeRupiah } from '../../../../rules/money';
import { type Translate, useT } from '../../../i18n';
import { formatMultiplier, formatRp, formatTenths } from '../../../i18n/format';
import { type ButtonWords, commonWords, deedSaid } from '../../../play/room/BetButton';
import { LiveText } from '../../../ui/LiveText';
import { useCrash, useCrashRoom } from './context';
import { backAt } from './payout';

/** What a player without a connection has to know of the money: where it is, or what becomes of it in the air. */
function heldWords({ amount, flying, auto }: ButtonOf<'waiting'>, t: Translate): string | undefined {
  if (amount === 0n) return undefined;
  if (!flying) return t('crash.safe', { amount: formatRp(amount) });
  return auto === null
    ? t('crash.flyingManual', { amount: formatRp(amount) })
    : t('crash.flyingAuto', { amount: formatRp(amount), rate: formatMultiplier(auto) });
}

const key = (t: Translate, deed: 'crash.keyCashOut' | 'crash.keyPlace' | 'crash.keyCancel'): string =>
  t('room.space', { action: t(deed) });

const COMMON = commonWords('crash');

/** What the main button says. @param rounds of the run that would be started */
export const buttonWords = (rounds: number): ButtonWords => ({
  ...COMMON,
  waiting: (button, t) => ({
    text: t(button.why === 'offline' ? 'room.offline' : 'room.connecting'),
    caption: heldWords(button, t),
    tone: 'ghost',
  }),
  place({ amount, next, again, blocked }, t) {
    const deed = t(again ? 'crash.placeAgain' : next ? 'crash.placeNext' : 'crash.place');
    return deedSaid(blocked === 'launching' ? t('crash.takeoffNow') : deed, amount, key(t, 'crash.keyPlace'));
  },
  cancel: ({ amount, queued }, t) => ({
    caption: queued ? t('crash.queuedAmount', { amount: formatRp(amount) }) : <TakeOff stake={amount} />,
    text: t('crash.cancel'),
    label: `${t('crash.cancel')} ${formatRp(amount)}`,
    hint: key(t, 'crash.keyCancel'),
  }),
  cashOut: ({ amount, pending }, t) => ({
    caption: t('crash.cashOut'),
    text: <Running stake={amount} held={pending} />,
    label: t('crash.cashOut'),
    hint: key(t, 'crash.keyCashOut'),
  }),
  startRun: ({ amount, unattended }, t) =>
    deedSaid(t(unattended === 'agreed' ? 'crash.startAnyway' : 'crash.startAuto', { n: rounds }), amount),
});

/** A running amount needs no more than this to look continuous. */
const AMOUNT_HZ = 30;

/** What a cash-out would bring now, in whole rupiah while it runs; it stands still while the answer is awaited. */
function Running({ stake, held }: { readonly stake: Sen; readonly held: boolean }) {
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
function TakeOff({ stake }: { readonly stake: Sen }) {
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
