import { useEffect } from 'react';
import { phaseOf } from '../../../../machines/crash/select';
import { useT } from '../../../i18n';
import { formatMultiplier, formatRp } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { useCrash, useCrashRoom } from './context';

/** Tells screen readers what the canvas shows: the course of the round, and at once what concerns the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useCrashRoom();
  const phase = useCrash(phaseOf);
  useEffect(() => {
    if (phase === 'preparation') announce(t('crash.sayOpen'));
  }, [phase, announce, t]);
  useEffect(() => {
    const subscriptions = [
      actor.on('cue', ({ cue }) => {
        const { own } = actor.getSnapshot().context;
        if (cue.type === 'launch') announce(t('crash.sayLaunch'));
        if (cue.type === 'cashOut' && cue.own)
          announce(t('crash.sayWon', { rate: formatMultiplier(cue.rate), amount: formatRp(cue.win) }), 'assertive');
        if (cue.type === 'crashed') {
          // The stake is settled in the same step: a bet that is still aboard here went with the rocket.
          const lost = own.state === 'aboard' || own.state === 'lost';
          announce(
            lost
              ? t('crash.sayLost', { rate: formatMultiplier(cue.rate), amount: formatRp(own.stake) })
              : t('crash.sayCrashed', { rate: formatMultiplier(cue.rate) }),
            lost ? 'assertive' : 'polite',
          );
        }
      }),
      actor.on('accepted', ({ action, amount, queued }) =>
        announce(
          t(action === 'cancel' ? 'crash.sayCancelled' : queued ? 'crash.sayQueued' : 'crash.sayPlaced', {
            amount: formatRp(amount),
          }),
        ),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, announce, t]);
}
