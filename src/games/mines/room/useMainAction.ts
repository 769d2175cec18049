import { isOpen } from '../../../../machines/kit/solo/desk';
import { standingOf } from '../../../../machines/kit/solo/select';
import { backOf } from '../../../../machines/mines/select';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { sameFields } from '../../../play/room/sameFields';
import { usePressGuard } from '../../../play/room/usePressGuard';
import { type SoloAction, soloAction } from '../../../play/solo/action';
import { useMines, useMinesRoom } from './context';
import type { Bet } from './useBet';

export interface MainDesk {
  readonly action: SoloAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  press(): void;
}

/** Decides the main button and carries its presses out. */
export function useMainAction(bet: Bet): MainDesk {
  const room = useMinesRoom();
  const { openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const standing = useMines(standingOf, sameFields);
  const round = useMines(({ context }) => context.round);
  const maxProfit = useMines(({ context }) => context.maxProfit);
  const open = round !== null && isOpen(round) ? { steps: round.opened.length, back: backOf(round, maxProfit) } : null;
  const action = soloAction(standing, {
    loggedIn,
    open,
    mode: bet.mode,
    amount: bet.amount,
    ready: bet.ready,
    unmarked: bet.pattern.length === 0,
    playedBefore: round !== null,
  });
  const guarded = usePressGuard(action.kind, false);
  const press = (): void => {
    if (guarded) return;
    switch (action.kind) {
      case 'login':
        openPanel('login');
        return;
      case 'wait':
      case 'step':
        return;
      case 'start':
        if (!action.busy && !action.blocked) room.start(action.amount, { mines: bet.mines, cells: null });
        return;
      case 'cash':
        if (!action.busy && !action.blocked) room.cash();
        return;
      case 'startAuto':
        if (action.blocked === null) room.startAuto(bet.config, bet.balance ?? 0);
        return;
      case 'stopAuto':
        room.stopAuto();
        return;
    }
  };
  return { action, guarded, press };
}
