import type { SoloPhase } from '../../../../machines/kit/solo/select';

/** What the main button is decided from. Amounts are rupiah. */
export interface ActionInput {
  readonly phase: SoloPhase;
  readonly offline: boolean;
  /** The server's picture is asked for after a command that nobody knows the end of. */
  readonly checking: boolean;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  readonly known: boolean;
  /** The round as far as it is told; null when none is open. */
  readonly open: { readonly right: number; readonly back: number } | null;
  /** A card is on its way. */
  readonly turning: boolean;
  readonly amount: number;
  /** Limits or balance do not allow it. */
  readonly blocked: boolean;
  readonly playedBefore: boolean;
}

/**
 * The main button.
 * - `start`: begins a round for `amount`. `guess`: a round is open and nothing was right yet: the guesses are on the canvas.
 * - `cash`: takes `back`. It keeps its place while a card turns, deaf.
 */
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
  | { readonly kind: 'guess' }
  | { readonly kind: 'cash'; readonly back: number; readonly busy: boolean; readonly blocked: boolean };

/** What the main button does now. */
export function mainAction({
  phase,
  offline,
  checking,
  loggedIn,
  known,
  open,
  turning,
  amount,
  blocked,
  playedBefore,
}: ActionInput): MainAction {
  if (offline) return { kind: 'wait', why: 'offline' };
  if (!loggedIn) return { kind: 'login' };
  if (phase === 'connecting' || !known) return { kind: 'wait', why: 'connecting' };
  if (checking) return { kind: 'wait', why: 'checking' };
  if (open !== null) {
    if (open.right === 0) return { kind: 'guess' };
    return {
      kind: 'cash',
      back: open.back,
      busy: phase === 'cashing',
      blocked: turning || phase === 'selecting' || phase === 'revealing',
    };
  }
  return {
    kind: 'start',
    amount,
    again: playedBefore,
    busy: phase === 'starting' || turning,
    blocked: blocked || phase === 'resting' || phase === 'revealing',
  };
}
