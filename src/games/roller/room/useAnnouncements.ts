import { useEffect } from 'react';
import { useT } from '../../../i18n';
import { formatAmount, formatRp } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { useRollerRoom } from './context';

/** Tells screen readers what the canvas shows: that the needle turns, and once it stands what it came to. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useRollerRoom();
  useEffect(() => {
    const heard = [
      actor.on('accepted', ({ round: { amount } }) => announce(t('roller.saySpin', { stake: formatRp(amount) }))),
      actor.on('ended', ({ round: { status, result, amount, winAmount } }) => {
        const number = formatAmount(result);
        announce(
          status === 'won'
            ? t('roller.sayWon', { result: number, amount: formatRp(winAmount) })
            : t('roller.sayLost', { result: number, stake: formatRp(amount) }),
          'assertive',
        );
      }),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [actor, announce, t]);
}
