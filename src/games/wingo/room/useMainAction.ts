import { useCallback } from 'react';
import { openPhase } from '../../../../machines/wingo/desk';
import { cta, phaseOf } from '../../../../machines/wingo/select';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { type MainAction, mainAction } from './action';
import { useWingo, useWingoRoom } from './context';
import type { SentSlip } from './slip';
import { useAgain } from './useAgain';
import { type SlipDesk, useSlipDesk } from '../../../play/room/useSlipDesk';
import type { SlipState } from './useSlip';

/** Decides the main button of the room and carries its presses out. */
export function useMainAction({ slip, fault, fits }: SlipState): SlipDesk<MainAction> {
  const room = useWingoRoom();
  const { clock } = useHouse();
  const loggedIn = useLoggedIn();
  const phase = useWingo(phaseOf);
  const state = useWingo((snapshot) => cta(snapshot, clock.now()));
  const open = useWingo(({ context }) => openPhase(context, clock.now()));
  const sent = useWingo(({ context }) => context.command);
  const { last, queued, queue, cancel } = useAgain();
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
  const { place, repeat } = room;
  const again = useCallback(
    (choice: SentSlip, later: boolean) => (later ? queue(choice) : repeat(choice)),
    [queue, repeat],
  );
  // The next phase takes orders while the result of the last is shown: nothing waits here but what is repeated.
  return useSlipDesk(action, { area: 'wingo', placeWaits: false, place, again, cancel });
}
