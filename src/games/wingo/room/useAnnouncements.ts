import { useEffect } from 'react';
import { phaseOf } from '../../../../machines/wingo/select';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { drawnName, shortPhase } from './cells';
import { infoOf, useWingo, useWingoRoom } from './context';
import { MODEL_NAMES } from './models';
import { useToldDraw } from './useToldDraw';

/** Tells screen readers what the canvas shows: draws, and at once what became of the player's own money. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const { actor, onSettled } = useWingoRoom();
  const closing = useWingo((snapshot) => phaseOf(snapshot) === 'mask' && snapshot.context.picks.length > 0);
  const draw = useToldDraw();
  const ended = useWingo((snapshot) => phaseOf(snapshot) === 'result' && infoOf(snapshot)?.phase === draw?.phase);
  const other = useWingo(({ context }) => context.otherWin);
  useEffect(() => {
    if (closing) announce(t('wingo.sayClosing'), 'assertive');
  }, [closing, announce, t]);
  useEffect(() => {
    if (ended && draw !== null)
      announce(t('wingo.sayDraw', { id: shortPhase(draw.phase), name: drawnName(t, draw.number) }));
  }, [ended, draw, announce, t]);
  useEffect(() => {
    if (other !== null)
      announce(
        t('wingo.sayOther', {
          model: t(MODEL_NAMES[other.model]),
          stake: formatRp(other.stake),
          amount: formatRp(other.amount),
        }),
      );
  }, [other, announce, t]);
  useEffect(() => {
    const unsettle = onSettled(({ stake, amount, model }) => {
      if (model !== actor.getSnapshot().context.model) return;
      announce(
        amount > 0
          ? t('wingo.sayBack', { stake: formatRp(stake), amount: formatRp(amount) })
          : t('wingo.sayLost', { stake: formatRp(stake) }),
        'assertive',
      );
    });
    const accepted = actor.on('accepted', ({ cost }) => {
      const { command } = actor.getSnapshot().context;
      announce(t('wingo.sayPlaced', { n: command.select.length, amount: formatRp(cost) }));
    });
    return () => {
      unsettle();
      accepted.unsubscribe();
    };
  }, [actor, onSettled, announce, t]);
}
