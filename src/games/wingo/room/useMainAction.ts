import { useCallback, useState } from 'react';
import { openPhase } from '../../../../machines/wingo/desk';
import { cta, phaseOf } from '../../../../machines/wingo/select';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { sameFields } from '../../../play/room/sameFields';
import { byOwnHand, deedOf } from '../../../play/room/slipAction';
import { usePressGuard } from '../../../play/room/usePressGuard';
import { type MainAction, mainAction } from './action';
import { useWingo, useWingoRoom } from './context';
import { slipCost } from './slip';
import { useAgain } from './useAgain';
import type { SlipState } from './useSlip';

/** The main button, what a press of it does, and how often it was pressed with nothing chosen. */
export interface MainDesk {
  readonly action: MainAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  press(): void;
  /** Above 0 while the player has to be told to choose; another number is another time. */
  readonly missing: number;
}

/** Decides the main button of the room and carries its presses out. */
export function useMainAction({ slip, fault, fits }: SlipState): MainDesk {
  const t = useT();
  const room = useWingoRoom();
  const announce = useAnnounce();
  const { clock, openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const phase = useWingo(phaseOf);
  const state = useWingo((snapshot) => cta(snapshot, clock.now()), sameFields);
  const open = useWingo(({ context }) => openPhase(context, clock.now()));
  const sent = useWingo(({ context }) => context.command);
  const { last, queued, queue, cancel } = useAgain();
  const [missing, miss] = useState(0);
  const sending =
    state.mode === 'waiting' && state.why === 'placing'
      ? { select: sent.select, amount: sent.amount, multiple: 1 }
      : null;
  const action = mainAction({
    cta: state,
    phase,
    loggedIn,
    slip,
    fault,
    sending,
    last,
    queued,
    openPhase: open,
    lastFits: last !== null && fits(last),
  });
  const shownMissing = action.kind === 'pick' ? missing : 0;
  if (missing > 0 && shownMissing === 0) miss(0);
  const guarded = usePressGuard(deedOf(action), false, byOwnHand);
  const press = useCallback(() => {
    if (guarded) return undefined;
    switch (action.kind) {
      case 'login':
        return openPanel('login');
      case 'wait':
      case 'closed':
        return undefined;
      case 'pick':
        announce(t('wingo.pickFault'), 'assertive');
        return miss((times) => times + 1);
      case 'place':
        return action.busy || action.blocked ? undefined : room.place();
      case 'again':
        if (action.blocked) return undefined;
        if (!action.later) return room.repeat(action.slip);
        announce(t('wingo.sayQueued', { amount: formatRp(slipCost(action.slip)) }));
        return queue(action.slip);
      case 'queued':
        announce(t('wingo.sayCancelled'));
        return cancel();
    }
  }, [action, guarded, openPanel, announce, t, room, queue, cancel]);
  return { action, guarded, press, missing: shownMissing };
}
