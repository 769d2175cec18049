import { useEffect } from 'react';
import { backOf } from '../../../machines/mines/select';
import { useT } from '../../i18n';
import { formatMultiplier, formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import { useMines, useMinesRoom } from './context';

/** Tells screen readers what the canvas shows: each cell as it turns, and at once what concerns the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useMinesRoom();
  const resumed = useMines(({ value, context }) => value.round === 'playing' && context.ask === null && context.round?.status === 'open' ? context.round.roundId : null);
  useEffect(() => {
    const subscriptions = [
      actor.on('cue', ({ cue }) => {
        const { round, maxProfit } = actor.getSnapshot().context;
        if (cue.type === 'start') announce(t('mines.sayStart'));
        if (cue.type === 'gems') announce(t('mines.sayGem', { rate: formatMultiplier(cue.rate), amount: formatRp(round === null ? 0 : backOf(round, maxProfit, cue.rate)) }));
      }),
      actor.on('ended', ({ round }) => announce(round.status === 'won' ? t('mines.sayCash', { amount: formatRp(round.winAmount) }) : t('mines.sayMine', { amount: formatRp(round.amount) }), 'assertive')),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, announce, t]);
  useEffect(() => {
    const { round } = actor.getSnapshot().context;
    if (resumed !== null && round !== null && round.opened.length > 0) announce(t('mines.sayResume', { n: round.opened.length }));
    // Only where a round is found open: its later cells are told one by one.
  }, [resumed, actor, announce, t]);
}
