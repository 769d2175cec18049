import { type AnySolo, isOffline } from '../../../machines/kit/solo/select';
import { useT } from '../../i18n';

/** What a game of steps asks of its room before rounds of it are repeated: what a round may cost, and why none can be begun now (null when one can). @param useRoomState the game's own hook */
export function useRunGate(useRoomState: <Part>(select: (snapshot: AnySolo) => Part) => Part) {
  const t = useT();
  const limits = useRoomState(({ context }) => context.limits);
  const offline = useRoomState(isOffline);
  const ready = useRoomState(({ value }) => value.round === 'ready');
  return { limits, closed: offline ? t('room.offline') : ready ? null : t('hand.waits') };
}
