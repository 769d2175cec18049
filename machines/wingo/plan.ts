import { also, begin as beginPlan, type Plan as Generic } from '../kit/plan';
import type { WingoContext, WingoCue, WingoEmitted, WingoEvent, WingoResyncReason } from './types';

/** What the machine says, the need of a fresh snapshot, and what it wants to be told again later. */
export type Effect =
  | Exclude<WingoEmitted, { type: 'resync' }>
  | { readonly type: 'need'; readonly reason: WingoResyncReason }
  | { readonly type: 'later'; readonly id: 'win' | 'otherWin'; readonly event: Extract<WingoEvent, { type: 'time.win' | 'time.otherWin' }>; readonly ms: number }
  | { readonly type: 'never'; readonly id: 'win' | 'otherWin' };
export type Plan = Generic<WingoContext, Effect>;

/** A plan that changes nothing yet. */
export const begin = (context: WingoContext): Plan => beginPlan(context);
export const cue = (cue: WingoCue): Effect => ({ type: 'cue', cue });
export const need = (reason: WingoResyncReason): Effect => ({ type: 'need', reason });
export { also };
