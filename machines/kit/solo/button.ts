import type { Sen } from '../../../rules/money';
import { type BetButton, type BetMode, waiting } from '../button';
import type { SoloStanding } from './select';

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

/** What the main button of a solo room is decided from, besides where its machine stands. */
export interface SoloForm {
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  /** The open round as far as it is told: how many steps went well, and what they would bring; null when none is open. */
  readonly open: { readonly steps: number; readonly back: Sen } | null;
  /** What the last command came to is still on its way to the eye. */
  readonly moving?: boolean;
  readonly mode?: BetMode;
  readonly amount: Sen;
  /** Choice and fields of this mode are in order. */
  readonly ready: boolean;
  /** A run is set up but for its pattern. */
  readonly unmarked?: boolean;
  readonly playedBefore: boolean;
}

/** The main button of a solo room. A running auto-bet keeps it for stopping; a cash-out keeps its place while a step is under way, deaf. */
export function soloButton(
  { phase, offline, checking, known, run }: SoloStanding,
  { loggedIn, open, moving = false, mode = 'manual', amount, ready, unmarked = false, playedBefore }: SoloForm,
): BetButton {
  if (run !== 'off') return { kind: 'stopRun', pending: run === 'stopping' };
  if (offline) return waiting('offline');
  if (!loggedIn) return { kind: 'login' };
  // The token is being checked: who this is comes in a moment.
  if (phase === 'connecting' || !known) return waiting('connecting');
  if (checking) return waiting('checking');
  const resting = phase === 'resting' || phase === 'revealing';
  if (open?.steps === 0) return { kind: 'step' };
  if (open !== null) {
    const deaf = moving || phase === 'selecting' || phase === 'revealing';
    const pending = phase === 'cashing';
    return { kind: 'cashOut', amount: open.back, pending, blocked: deaf ? 'moving' : null, flying: false };
  }
  const blocked = ready && !resting ? null : 'fields';
  if (mode === 'auto') return { kind: 'startRun', amount, blocked: unmarked ? 'pattern' : blocked, unattended: 'no' };
  return { kind: 'start', amount, again: playedBefore, pending: phase === 'starting' || moving, resting, blocked };
}
