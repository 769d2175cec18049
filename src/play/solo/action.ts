import type { SoloStanding } from '../../../machines/kit/solo/select';

export type BetMode = 'manual' | 'auto';

/** How rounds are played: by hand while one is open that no run has, whatever is set up for the next ones. */
export const modeOf = ({
  wanted,
  allowed,
  open,
  running,
}: {
  readonly wanted: BetMode;
  readonly allowed: boolean;
  readonly open: boolean;
  readonly running: boolean;
}): BetMode => (allowed && (running || !open) ? wanted : 'manual');

/** What the main button of a solo room is decided from, besides where its machine stands. Amounts are rupiah. */
export interface SoloForm {
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  /** The open round as far as it is told: how many steps went well, and what they would bring; null when none is open. */
  readonly open: { readonly steps: number; readonly back: number } | null;
  /** What the last command came to is still on its way to the eye. */
  readonly moving?: boolean;
  readonly mode?: BetMode;
  readonly amount: number;
  /** Choice and fields of this mode are in order. */
  readonly ready: boolean;
  /** A run is set up but for its pattern. */
  readonly unmarked?: boolean;
  readonly playedBefore: boolean;
}

/**
 * The main button of a solo room; `amount` is what a press moves.
 * - `start`: begins a round; `again` after one that was played, `resting` while that one is still told.
 * - `step`: a round is open and nothing was right yet: what comes next is chosen on the canvas.
 * - `cash`: takes `back`. It keeps its place while a step is under way, deaf.
 */
export type SoloAction =
  | { readonly kind: 'login' }
  | { readonly kind: 'wait'; readonly why: 'connecting' | 'offline' | 'checking' }
  | {
      readonly kind: 'start';
      readonly amount: number;
      readonly again: boolean;
      readonly busy: boolean;
      readonly resting: boolean;
      readonly blocked: boolean;
    }
  | { readonly kind: 'step' }
  | { readonly kind: 'cash'; readonly back: number; readonly busy: boolean; readonly blocked: boolean }
  | { readonly kind: 'startAuto'; readonly amount: number; readonly blocked: 'fields' | 'pattern' | null }
  | { readonly kind: 'stopAuto'; readonly stopping: boolean };

/** What the main button does now. A running auto-bet keeps it for stopping. */
export function soloAction(
  { phase, offline, checking, known, run }: SoloStanding,
  { loggedIn, open, moving = false, mode = 'manual', amount, ready, unmarked = false, playedBefore }: SoloForm,
): SoloAction {
  if (run !== 'off') return { kind: 'stopAuto', stopping: run === 'stopping' };
  if (offline) return { kind: 'wait', why: 'offline' };
  if (!loggedIn) return { kind: 'login' };
  // The token is being checked: who this is comes in a moment.
  if (phase === 'connecting' || !known) return { kind: 'wait', why: 'connecting' };
  if (checking) return { kind: 'wait', why: 'checking' };
  const resting = phase === 'resting' || phase === 'revealing';
  if (open !== null)
    return open.steps === 0
      ? { kind: 'step' }
      : {
          kind: 'cash',
          back: open.back,
          busy: phase === 'cashing',
          blocked: moving || phase === 'selecting' || phase === 'revealing',
        };
  if (mode === 'auto')
    return { kind: 'startAuto', amount, blocked: unmarked ? 'pattern' : ready && !resting ? null : 'fields' };
  return {
    kind: 'start',
    amount,
    again: playedBefore,
    busy: phase === 'starting' || moving,
    resting,
    blocked: !ready || resting,
  };
}
