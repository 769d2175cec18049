import { useCallback, useState } from 'react';
import { takesBets } from '../../../machines/kit/pool/desk';
import { cta, roomStatus } from '../../../machines/kit/pool/select';
import { noStakes, type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import { byOwnHand, deedOf, type SlipAction, slipAction } from '../room/slipAction';
import { usePressGuard } from '../room/usePressGuard';
import { usePool, usePoolRoom } from './context';
import type { AnyPool } from './game';
import type { SlipState } from './useSlip';

export type PoolAction = SlipAction<Stakes<AnyPool>>;

/** The main button, what a press of it does, and how often it was pressed with nothing chosen. */
export interface MainDesk {
  readonly action: PoolAction;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  press(): void;
  /** Above 0 while the player has to be told to choose; another number is another time. */
  readonly missing: number;
}

const measure = (stakes: Stakes<AnyPool>) => ({ count: stakes.size, cost: sumOf(stakes) });

/** Decides the main button of a room of pools and carries its presses out. */
export function useMainAction({ stakes, fault, fits }: SlipState): MainDesk {
  const t = useT();
  const room = usePoolRoom();
  const announce = useAnnounce();
  const { clock, openPanel } = useHouse();
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
  const [missing, miss] = useState(0);
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
        announce(t('pool.pickFault'), 'assertive');
        return miss((times) => times + 1);
      case 'place':
        if (action.busy || action.blocked) return undefined;
        if (action.next) announce(t('pool.sayQueued', { amount: formatRp(action.cost) }));
        return room.place();
      case 'again':
        if (action.blocked) return undefined;
        if (action.later) announce(t('pool.sayQueued', { amount: formatRp(action.cost) }));
        return room.again();
      case 'queued':
        announce(t('pool.sayCancelled'));
        return room.cancelQueued();
    }
  }, [action, guarded, openPanel, announce, t, room]);
  return { action, guarded, press, missing: shownMissing };
}
