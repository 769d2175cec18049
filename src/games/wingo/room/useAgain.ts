import { useCallback, useEffect, useState } from 'react';
import { isOffline, phaseOf } from '../../../../machines/wingo/select';
import { useWingo, useWingoRoom } from './context';
import type { SentSlip, Slip } from './slip';

/** The last order of this visit, and what waits for the next phase to take the board. */
export interface Again {
  readonly last: SentSlip | null;
  readonly queued: Slip | null;
  queue(slip: Slip): void;
  cancel(): void;
}

/** Keeps the last order at hand. What is queued is sent once when the next phase takes the board, and forgotten when the connection goes. */
export function useAgain(): Again {
  const room = useWingoRoom();
  const [last, setLast] = useState<SentSlip | null>(null);
  const [queued, setQueued] = useState<Slip | null>(null);
  const open = useWingo((snapshot) => ['open', 'mask'].includes(phaseOf(snapshot)));
  const gone = useWingo((snapshot) => isOffline(snapshot) || snapshot.context.userId === null);
  const model = useWingo(({ context }) => context.model);
  const cancel = useCallback(() => setQueued(null), []);
  useEffect(() => room.onTaken(setLast), [room]);
  // Another model has another next phase.
  useEffect(() => cancel, [model, cancel]);
  useEffect(() => {
    if (queued === null) return;
    if (gone) cancel();
    else if (open) {
      cancel();
      room.repeat(queued);
    }
  }, [queued, open, gone, room, cancel]);
  return { last, queued, queue: setQueued, cancel };
}
