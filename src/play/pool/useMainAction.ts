import { useState } from 'react';
import type { BetButton } from '../../../machines/kit/button';
import { slipButton } from '../../../machines/kit/pool/button';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { useAnnounce } from '../../ui/Announcer';
import { sameFields } from '../room/sameFields';
import { type Press, useBetButton } from '../room/useBetButton';
import { usePool, usePoolRoom } from './context';
import type { SlipState } from './useSlip';

/** The main button, what a press of it does, and how often it was pressed with nothing chosen. */
interface SlipDesk {
  readonly button: BetButton;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly press: Press;
  /** Above 0 while the player has to be told to choose; another number is another time. */
  readonly missing: number;
}

/** Decides the main button of a room of pools and carries its presses out. */
export function useMainAction({ fault, fits }: SlipState): SlipDesk {
  const t = useT();
  const announce = useAnnounce();
  const room = usePoolRoom();
  const { clock } = useHouse();
  const loggedIn = useLoggedIn();
  const [missing, setMissing] = useState(0);
  const form = { loggedIn, ready: fault === null, fits };
  const button = usePool((snapshot) => slipButton(snapshot, { ...form, now: clock.now() }), sameFields);
  // Where results are held the next round takes bets meanwhile: nothing waits but what is repeated.
  const placeWaits = usePool(({ context }) => context.game.holdMs === undefined);
  const shownMissing = button.kind === 'pick' ? missing : 0;
  if (missing > 0 && shownMissing === 0) setMissing(0);
  const { area } = room.game;
  const sayQueued = (amount: bigint) => announce(t(`${area}.sayQueued`, { amount: formatRp(amount) }));
  const desk = useBetButton(button, {
    pick() {
      announce(t(`${area}.pickFault`), 'assertive');
      setMissing((times) => times + 1);
    },
    place({ next, amount }) {
      if (next && placeWaits) sayQueued(amount);
      room.place();
    },
    repeat({ next, amount }) {
      if (next) sayQueued(amount);
      room.again();
    },
    cancel() {
      announce(t(`${area}.sayCancelled`));
      room.cancelQueued();
    },
    stopRun: room.stopRun,
  });
  return { ...desk, button, missing: shownMissing };
}
