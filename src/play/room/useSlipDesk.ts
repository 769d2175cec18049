import { useCallback, useState } from 'react';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import type { SlipArea } from './SlipButton';
import { byOwnHand, deedOf, type SlipAction } from './slipAction';
import { usePressGuard } from './usePressGuard';

/** The main button, what a press of it does, and how often it was pressed with nothing chosen. */
export interface SlipDesk<Action> {
  readonly action: Action;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  press(): void;
  /** Above 0 while the player has to be told to choose; another number is another time. */
  readonly missing: number;
}

interface Deeds<Last> {
  readonly area: SlipArea;
  /** A bet that is sent for the next round waits here until then, and the player is told. */
  readonly placeWaits: boolean;
  place(this: void): void;
  again(this: void, slip: Last, later: boolean): void;
  cancel(this: void): void;
}

/** Carries out the presses of the main button of a room with a slip. The deeds stay the same as long as they do the same. */
export function useSlipDesk<Last>(
  action: SlipAction<Last>,
  { area, placeWaits, place, again, cancel }: Deeds<Last>,
): SlipDesk<SlipAction<Last>> {
  const t = useT();
  const announce = useAnnounce();
  const { openPanel } = useHouse();
  const [missing, setMissing] = useState(0);
  const shownMissing = action.kind === 'pick' ? missing : 0;
  if (missing > 0 && shownMissing === 0) setMissing(0);
  const guarded = usePressGuard(deedOf(action), false, byOwnHand);
  const press = useCallback((): void => {
    if (guarded) return;
    const sayQueued = (cost: number) => announce(t(`${area}.sayQueued`, { amount: formatRp(cost) }));
    switch (action.kind) {
      case 'login':
        openPanel('login');
        return;
      case 'wait':
      case 'closed':
        return;
      case 'pick':
        announce(t(`${area}.pickFault`), 'assertive');
        setMissing((times) => times + 1);
        return;
      case 'place':
        if (action.busy || action.blocked) return;
        if (action.next && placeWaits) sayQueued(action.cost);
        place();
        return;
      case 'again':
        if (action.blocked) return;
        if (action.later) sayQueued(action.cost);
        again(action.slip, action.later);
        return;
      case 'queued':
        announce(t(`${area}.sayCancelled`));
        cancel();
        return;
    }
  }, [action, guarded, openPanel, announce, t, area, placeWaits, place, again, cancel]);
  return { action, guarded, press, missing: shownMissing };
}
