import type { SoloPhase } from '../../../../machines/kit/solo/select';

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

/** What the main button is decided from. Amounts are rupiah. */
export interface ActionInput {
  readonly phase: SoloPhase;
  readonly offline: boolean;
  /** The server's picture is asked for after a command that nobody knows the end of. */
  readonly checking: boolean;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  readonly known: boolean;
  /** The open round: its gems and what they would bring; null when none is open. */
  readonly open: { readonly gems: number; readonly back: number } | null;
  readonly mode: BetMode;
  readonly amount: number;
  /** The fields of this mode are in order. */
  readonly ready: boolean;
  /** Cells are marked for a run. */
  readonly marked: number;
  readonly run: 'off' | 'running' | 'stopping';
  readonly playedBefore: boolean;
}

/** The main button. `open`: a round is open and nothing was found yet. `cash` takes `back`; deaf while a cell is asked for. */
export type MainAction =
  | { readonly kind: 'login' }
  | { readonly kind: 'wait'; readonly why: 'connecting' | 'offline' | 'checking' }
  | {
      readonly kind: 'start';
      readonly amount: number;
      readonly again: boolean;
      readonly busy: boolean;
      readonly blocked: boolean;
    }
  | { readonly kind: 'open' }
  | { readonly kind: 'cash'; readonly back: number; readonly busy: boolean; readonly blocked: boolean }
  | { readonly kind: 'startAuto'; readonly amount: number; readonly blocked: 'fields' | 'pattern' | null }
  | { readonly kind: 'stopAuto'; readonly stopping: boolean };

/** What the main button does now. A running auto-bet keeps it for stopping. */
export function mainAction({
  phase,
  offline,
  checking,
  loggedIn,
  known,
  open,
  mode,
  amount,
  ready,
  marked,
  run,
  playedBefore,
}: ActionInput): MainAction {
  if (run !== 'off') return { kind: 'stopAuto', stopping: run === 'stopping' };
  if (offline) return { kind: 'wait', why: 'offline' };
  if (!loggedIn) return { kind: 'login' };
  if (phase === 'connecting' || !known) return { kind: 'wait', why: 'connecting' };
  if (checking) return { kind: 'wait', why: 'checking' };
  if (open !== null)
    return open.gems === 0
      ? { kind: 'open' }
      : { kind: 'cash', back: open.back, busy: phase === 'cashing', blocked: phase === 'selecting' };
  const resting = phase === 'resting' || phase === 'revealing';
  if (mode === 'auto')
    return { kind: 'startAuto', amount, blocked: marked === 0 ? 'pattern' : ready && !resting ? null : 'fields' };
  return { kind: 'start', amount, again: playedBefore, busy: phase === 'starting', blocked: !ready || resting };
}
