import { useEffect, useRef } from 'react';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { backOf, rateAfter } from '../../../../machines/mines/select';
import { useT } from '../../../i18n';
import { formatMultiplier, formatRp } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { useMines, useMinesRoom } from './context';

/** Tells screen readers what the canvas shows: each cell as it turns, and at once what concerns the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useMinesRoom();
  /** The round that was spoken of last: one that is found open is told once. */
  const known = useRef<string | null>(null);
  const open = useMines(({ context: { round } }) => (round !== null && isOpen(round) ? round.roundId : null));
  useEffect(() => {
    const subscriptions = [
      actor.on('accepted', ({ ask, round }) => {
        known.current = round.roundId;
        if (!isOpen(round)) return;
        const gems = round.opened.length;
        if (ask.kind === 'start') announce(t('mines.sayStart'));
        if (ask.kind === 'select')
          announce(
            t('mines.sayGem', {
              rate: formatMultiplier(rateAfter(round.mines, gems) ?? 0),
              amount: formatRp(backOf(round, actor.getSnapshot().context.maxProfit)),
            }),
          );
      }),
      actor.on('ended', ({ round }) =>
        announce(
          round.status === 'won'
            ? t('mines.sayCash', { amount: formatRp(round.winAmount) })
            : t('mines.sayMine', { amount: formatRp(round.amount) }),
          'assertive',
        ),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, announce, t]);
  useEffect(() => {
    if (open === null || open === known.current) return;
    known.current = open;
    announce(t('mines.sayResume', { n: actor.getSnapshot().context.round?.opened.length ?? 0 }));
  }, [open, actor, announce, t]);
}
