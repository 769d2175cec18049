import { soloButton } from '../../../../machines/kit/solo/button';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { standingOf } from '../../../../machines/kit/solo/select';
import { backOf } from '../../../../machines/mines/select';
import { toSen } from '../../../../rules/money';
import { useLoggedIn } from '../../../house/hooks';
import { sameFields } from '../../../play/room/sameFields';
import { useBetButton } from '../../../play/room/useBetButton';
import { useMines, useMinesRoom } from './context';
import type { Bet } from './useBet';

/** Decides the main button and carries its presses out. */
export function useMainAction({ amount, mines, mode, ready, pattern, config, balance }: Bet) {
  const room = useMinesRoom();
  const loggedIn = useLoggedIn();
  const standing = useMines(standingOf, sameFields);
  const round = useMines(({ context }) => context.round);
  const maxProfit = useMines(({ context }) => context.maxProfit);
  const button = soloButton(standing, {
    loggedIn,
    open: round !== null && isOpen(round) ? { steps: round.opened.length, back: backOf(round, maxProfit) } : null,
    mode,
    amount: toSen(amount),
    ready,
    unmarked: pattern.length === 0,
    playedBefore: round !== null,
  });
  const desk = useBetButton(button, {
    start: () => room.start(amount, { mines, cells: null }),
    cashOut: room.cash,
    startRun: () => room.startAuto(config, balance ?? 0),
    stopRun: room.stopAuto,
  });
  return { button, ...desk };
}
