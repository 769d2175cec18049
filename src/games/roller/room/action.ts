import type { RollerPhase } from '../../../../machines/roller/select';

/** What the main button is decided from. Amounts are rupiah. */
export interface ActionInput {
  readonly phase: RollerPhase;
  readonly offline: boolean;
  /** The room waits for the server's picture after a command that nobody knows the end of. */
  readonly checking: boolean;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  readonly player: boolean;
  readonly mode: 'manual' | 'auto';
  readonly amount: number;
  /** Choice and fields of this mode are in order. */
  readonly ready: boolean;
  readonly run: 'off' | 'running' | 'stopping';
}

/** The main button. `amount` is what a press moves; `turning` while the round before is still told. */
export type MainAction =
  | { readonly kind: 'login' }
  | { readonly kind: 'wait'; readonly why: 'connecting' | 'offline' }
  | {
      readonly kind: 'spin';
      readonly amount: number;
      readonly busy: boolean;
      readonly turning: boolean;
      readonly blocked: boolean;
    }
  | { readonly kind: 'startAuto'; readonly amount: number; readonly blocked: boolean }
  | { readonly kind: 'stopAuto'; readonly stopping: boolean };

/** What the main button does now. A running auto-bet keeps it for stopping. */
export function mainAction({
  phase,
  offline,
  checking,
  loggedIn,
  player,
  mode,
  amount,
  ready,
  run,
}: ActionInput): MainAction {
  if (run !== 'off') return { kind: 'stopAuto', stopping: run === 'stopping' };
  if (offline) return { kind: 'wait', why: 'offline' };
  if (phase === 'connecting' || checking) return { kind: 'wait', why: 'connecting' };
  // The token is being checked: who this is comes in a moment.
  if (!player) return loggedIn ? { kind: 'wait', why: 'connecting' } : { kind: 'login' };
  if (mode === 'auto' && phase === 'beReady') return { kind: 'startAuto', amount, blocked: !ready };
  return {
    kind: 'spin',
    amount,
    busy: phase === 'processing',
    turning: phase === 'animate',
    blocked: !ready || phase === 'animate',
  };
}
