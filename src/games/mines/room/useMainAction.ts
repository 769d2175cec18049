import { isOpen } from '../../../../machines/kit/solo/desk';
import { isAutoRunning, isChecking, isOffline, phaseOf } from '../../../../machines/kit/solo/select';
import { backOf } from '../../../../machines/mines/select';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { usePressGuard } from '../../../play/room/usePressGuard';
import { type MainAction, mainAction } from './action';
import { useMines, useMinesRoom } from './context';
import type { Bet } from './useBet';

export interface MainDesk {
  readonly action: MainAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  press(): void;
}

/** Decides the main button and carries its presses out. */
export function useMainAction(bet: Bet): MainDesk {
  const room = useMinesRoom();
  const { openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const phase = useMines(phaseOf);
  const offline = useMines(isOffline);
  const checking = useMines(isChecking);
  const known = useMines(({ context }) => context.userId !== null);
  const round = useMines(({ context }) => context.round);
  const maxProfit = useMines(({ context }) => context.maxProfit);
  const running = useMines(isAutoRunning);
  const stopping = useMines(({ context }) => context.auto?.stopped === 'user');
  const open = round !== null && isOpen(round) ? { gems: round.opened.length, back: backOf(round, maxProfit) } : null;
  const action = mainAction({
    phase,
    offline,
    checking,
    loggedIn,
    known,
    open,
    mode: bet.mode,
    amount: bet.amount,
    ready: bet.ready,
    marked: bet.pattern.length,
    run: running ? (stopping ? 'stopping' : 'running') : 'off',
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
      case 'open':
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
