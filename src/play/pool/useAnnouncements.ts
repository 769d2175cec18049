import { useEffect } from 'react';
import { phaseOf } from '../../../machines/kit/pool/select';
import { sumOf } from '../../../machines/kit/pool/stakes';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import { usePool, usePoolRoom } from './context';
import { useRestedRun } from './useToldDraw';

/** Tells screen readers what the canvas shows: where each run stops, and at once what becomes of the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor, game, onSettled } = usePoolRoom();
  const opened = usePool((snapshot) => phaseOf(snapshot) === 'open');
  const closing = usePool((snapshot) => phaseOf(snapshot) === 'closing' && snapshot.context.slip.stakes.size > 0);
  const rested = useRestedRun();
  useEffect(() => {
    if (opened) announce(t('pool.sayOpen'));
  }, [opened, announce, t]);
  useEffect(() => {
    if (closing) announce(t('pool.sayClosing'), 'assertive');
  }, [closing, announce, t]);
  useEffect(() => {
    if (rested !== null) announce(t('pool.sayDraw', { name: game.drawn(t, rested.draw) }));
  }, [rested, game, announce, t]);
  useEffect(() => {
    const unsettle = onSettled(({ stake, back }) =>
      announce(
        back > 0
          ? t('pool.sayBack', { stake: formatRp(stake), amount: formatRp(back) })
          : t('pool.sayLost', { stake: formatRp(stake) }),
        'assertive',
      ),
    );
    const subscriptions = [
      actor.on('accepted', ({ stakes }) =>
        announce(t('pool.sayPlaced', { n: stakes.size, amount: formatRp(sumOf(stakes)) })),
      ),
      actor.on('queue.dropped', () => announce(t('pool.sayDropped'), 'assertive')),
    ];
    return () => {
      unsettle();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, onSettled, announce, t]);
}
