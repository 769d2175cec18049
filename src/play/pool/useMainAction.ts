import { takesBets } from '../../../machines/kit/pool/desk';
import { cta, roomStatus } from '../../../machines/kit/pool/select';
import { noStakes, type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { type SlipAction, slipAction } from '../room/slipAction';
import { type SlipDesk, useSlipDesk } from '../room/useSlipDesk';
import { usePool, usePoolRoom } from './context';
import type { AnyPool } from './game';
import type { SlipState } from './useSlip';

export type PoolAction = SlipAction<Stakes<AnyPool>>;

const measure = (stakes: Stakes<AnyPool>) => ({ count: stakes.size, cost: sumOf(stakes) });

/** Decides the main button of a room of pools and carries its presses out. */
export function useMainAction({ stakes, fault, fits }: SlipState): SlipDesk<PoolAction> {
  const room = usePoolRoom();
  const { clock } = useHouse();
  const loggedIn = useLoggedIn();
  const state = usePool((snapshot) => cta(snapshot, clock.now()));
  const next = usePool((snapshot) => roomStatus(snapshot) === 1);
  const last = usePool(({ context }) => context.last);
  const lastIsIn = usePool(
    ({ context }) =>
      context.last !== null && context.last.roundId === context.round?.roundId && takesBets(context, clock.now()),
  );
  const queued = usePool(({ context }) => context.queued);
  const sent = usePool(({ context }) => context.command);
  const sending =
    state.mode === 'waiting' && state.why === 'placing'
      ? new Map(sent.bets.map(({ pool, amount }) => [pool, amount]))
      : null;
  const action = slipAction<Stakes<AnyPool>, Stakes<AnyPool>>({
    cta: state,
    next,
    loggedIn,
    slip: stakes,
    blocked: fault !== null,
    sending,
    last: last?.stakes ?? null,
    lastIsIn,
    lastFits: fits(last?.stakes ?? noStakes()),
    queued: queued?.stakes ?? null,
    measure,
  });
  return useSlipDesk(action, {
    area: 'pool',
    placeWaits: true,
    place: room.place,
    again: room.again,
    cancel: room.cancelQueued,
  });
}
