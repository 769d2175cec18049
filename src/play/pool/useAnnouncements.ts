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
  const { area } = game;
  // Rounds that follow each other without a break are not called out each time.
  const opened = usePool((snapshot) => phaseOf(snapshot) === 'open' && snapshot.context.game.holdMs === undefined);
  const closing = usePool((snapshot) => phaseOf(snapshot) === 'closing' && snapshot.context.slip.stakes.size > 0);
  const rested = useRestedRun();
  useEffect(() => {
    if (opened) announce(t('pool.sayOpen'));
  }, [opened, announce, t]);
  useEffect(() => {
    if (closing) announce(t(`${area}.sayClosing`), 'assertive');
  }, [closing, area, announce, t]);
  useEffect(() => {
    const { round } = actor.getSnapshot().context;
    if (rested !== null && round !== null) announce(game.sayDraw(t, round.roundId, rested.draw));
  }, [rested, actor, game, announce, t]);
  useEffect(() => {
    const unsettle = onSettled(({ stake, back, table }) => {
      if (table !== actor.getSnapshot().context.table) return;
      announce(
        back > 0n
          ? t(`${area}.sayBack`, { stake: formatRp(stake), amount: formatRp(back) })
          : t(`${area}.sayLost`, { stake: formatRp(stake) }),
        'assertive',
      );
    });
    const subscriptions = [
      actor.on('accepted', ({ stakes }) =>
        announce(t(`${area}.sayPlaced`, { n: stakes.size, amount: formatRp(sumOf(stakes)) })),
      ),
      actor.on('queue.dropped', () => announce(t('pool.sayDropped'), 'assertive')),
    ];
    return () => {
      unsettle();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, area, onSettled, announce, t]);
}
