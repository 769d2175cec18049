import { WINGO_WIN_DELAY_MS } from '../../contract/constants';
import { plansOf } from '../kit/plan';
import type { SyncReason } from '../kit/room';
import type { WingoContext, WingoCue, WingoEmitted, WingoEvent, WingoResyncReason } from './types';

/** A plan only asks for a fresh snapshot by its need; the machine says so once. */
export const { begin, act, commandLane } = plansOf<
  WingoContext,
  WingoEvent,
  Exclude<WingoEmitted, { type: 'resync' }>
>();
export type Plan = ReturnType<typeof begin>;
export type Effect = Plan['effects'][number];

/** What waits for its time: the win on the board, and the flag of another model's win. */
type Timer = 'win' | 'otherWin';

export const cue = (cue: WingoCue): Effect => ({ type: 'cue', cue });
export const need = (reason: WingoResyncReason | SyncReason): Effect => ({
  type: 'raise',
  event: { type: 'sync.need', reason },
});
/** The documented 3 s after a result. */
const later = (id: Timer, event: WingoEvent): Effect => ({ type: 'later', id, event, ms: WINGO_WIN_DELAY_MS });
export const winLater = (phase: string): Effect => later('win', { type: 'time.win', phase });
export const flagOver = (): Effect => later('otherWin', { type: 'time.otherWin' });
export const never = (id: Timer): Effect => ({ type: 'never', id });
