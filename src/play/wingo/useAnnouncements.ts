import { useEffect } from 'react';
import { phaseOf } from '../../../machines/wingo/select';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import { drawnName, shortPhase } from './cells';
import { useWingo, useWingoRoom } from './context';
import { MODEL_NAMES } from './models';

/** Tells screen readers what the canvas shows: draws, and at once what became of the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useWingoRoom();
  const closing = useWingo((snapshot) => phaseOf(snapshot) === 'mask' && snapshot.context.picks.length > 0);
  const draw = useWingo(({ context }) => context.draw);
  const ended = useWingo((snapshot) => phaseOf(snapshot) === 'result');
  const other = useWingo(({ context }) => context.otherWin);
  useEffect(() => {
    if (closing) announce(t('wingo.sayClosing'), 'assertive');
  }, [closing, announce, t]);
  useEffect(() => {
    if (ended && draw !== null) announce(t('wingo.sayDraw', { id: shortPhase(draw.phase), name: drawnName(t, draw.number) }));
  }, [ended, draw, announce, t]);
  useEffect(() => {
    if (other !== null) announce(t('wingo.sayOther', { model: t(MODEL_NAMES[other.model]), amount: formatRp(other.amount) }));
  }, [other, announce, t]);
  useEffect(() => {
    let waiting = actor.getSnapshot().context.result;
    const subscriptions = [
      // The machine lets go of a result when its time to be shown has come.
      actor.subscribe(({ context: { result, model } }) => {
        const shown = waiting !== null && result === null && waiting.model === model ? waiting : null;
        waiting = result;
        if (shown === null) return;
        const { stake, amount } = shown;
        announce(amount > 0 ? t('wingo.sayBack', { stake: formatRp(stake), amount: formatRp(amount) }) : t('wingo.sayLost', { stake: formatRp(stake) }), 'assertive');
      }),
      actor.on('accepted', ({ cost }) => {
        const { command } = actor.getSnapshot().context;
        announce(t('wingo.sayPlaced', { n: command.select.length, amount: formatRp(cost) }));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, announce, t]);
}
