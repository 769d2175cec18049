import type { CrashCta, CrashPhase } from '../../../../machines/crash/select';
import type { Seat } from '../../../../machines/crash/types';
import type { Rate } from '../../../../rules/money';

/** What the main button is decided from, besides the room's own {@link CrashCta}. Amounts are rupiah. */
export interface ActionInput {
  readonly cta: CrashCta;
  readonly phase: CrashPhase;
  readonly own: Seat;
  readonly next: Seat;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  readonly mode: 'manual' | 'auto';
  readonly amount: number;
  /** The fields of this mode are in order. */
  readonly ready: boolean;
  readonly run: 'off' | 'running' | 'stopping';
  /** The auto cash-out that is set up; null is none. */
  readonly auto: Rate | null;
  /** The player was told what a run without an auto cash-out means. */
  readonly warned: boolean;
}

/** What becomes of a stake in the air that nobody can cash out by hand: its auto cash-out, or none. */
export interface Fate {
  readonly auto: Rate | null;
}

/**
 * The main button. `amount` is what a press moves.
 * - `wait`: nothing can be done; `stake` is aboard or queued all the same, 0 is nothing. `fate`: the rocket flies with it, and the server goes by the auto
 *   cash-out alone; null while it does not fly.
 * - `place`: `again` repeats the bet of the round that is over, `next` goes to the queue; `blocked` says why it cannot be pressed.
 * - `cancel`: `queued` is a bet that waits for the next round.
 * - `cashOut`: its amount runs; `stake` is where it begins.
 * - `startAuto`: `unattended` is a run in which nobody cashes out: its first press asks, the next one agrees.
 */
export type MainAction =
  | { readonly kind: 'login' }
  | {
      readonly kind: 'wait';
      readonly why: 'connecting' | 'offline';
      readonly stake: number;
      readonly fate: Fate | null;
    }
  | {
      readonly kind: 'place';
      readonly next: boolean;
      readonly again: boolean;
      readonly amount: number;
      readonly busy: boolean;
      readonly blocked: 'fields' | 'launching' | null;
    }
  | {
      readonly kind: 'cancel';
      readonly queued: boolean;
      readonly stake: number;
      readonly auto: Rate | null;
      readonly busy: boolean;
    }
  | { readonly kind: 'cashOut'; readonly stake: number; readonly auto: Rate | null; readonly busy: boolean }
  | {
      readonly kind: 'startAuto';
      readonly amount: number;
      readonly blocked: 'fields' | null;
      readonly unattended: 'no' | 'ask' | 'agreed';
    }
  | { readonly kind: 'stopAuto'; readonly stopping: boolean };

const stakeOf = (seat: Seat): number => (seat.state === 'none' ? 0 : seat.stake);
const stakeInPlay = (seat: Seat): number =>
  seat.state === 'aboard' || seat.state === 'cancelling' || seat.state === 'escaping' ? seat.stake : 0;
const autoOf = (seat: Seat): Rate | null => ('auto' in seat ? seat.auto : null);

/** What the main button does now. A running auto-bet keeps it for stopping, except while money flies that could be cashed out. */
export function mainAction(input: ActionInput): MainAction {
  const { cta, own, next, loggedIn, run, phase } = input;
  if (cta.mode === 'waiting' && (cta.why === 'connecting' || cta.why === 'offline')) {
    const fate = phase === 'goingUp' && stakeInPlay(own) > 0 ? { auto: autoOf(own) } : null;
    return { kind: 'wait', why: cta.why, stake: stakeInPlay(own) || stakeInPlay(next), fate };
  }
  // The token is being checked: who this is comes in a moment.
  if (cta.mode === 'login')
    return loggedIn ? { kind: 'wait', why: 'connecting', stake: 0, fate: null } : { kind: 'login' };
  if (cta.mode === 'cashOut') return { kind: 'cashOut', stake: cta.stake, auto: cta.auto, busy: false };
  if (cta.mode === 'waiting' && cta.why === 'escaping')
    return { kind: 'cashOut', stake: stakeOf(own), auto: autoOf(own), busy: true };
  if (run !== 'off') return { kind: 'stopAuto', stopping: run === 'stopping' };
  switch (cta.mode) {
    case 'waiting':
      if (cta.why === 'cancelling') {
        const seat = own.state === 'cancelling' ? own : next;
        return { kind: 'cancel', queued: seat === next, stake: stakeOf(seat), auto: autoOf(seat), busy: true };
      }
      if (cta.why === 'placing')
        return {
          kind: 'place',
          next: next.state === 'placing',
          again: false,
          amount: stakeOf(own.state === 'placing' ? own : next),
          busy: true,
          blocked: null,
        };
      return { kind: 'place', next: false, again: false, amount: input.amount, busy: false, blocked: 'launching' };
    case 'cancel':
    case 'queued':
      return { kind: 'cancel', queued: cta.mode === 'queued', stake: cta.stake, auto: cta.auto, busy: false };
    case 'place':
    case 'placeNext':
      return input.mode === 'auto'
        ? {
            kind: 'startAuto',
            amount: input.amount,
            blocked: input.ready ? null : 'fields',
            unattended: input.auto !== null ? 'no' : input.warned ? 'agreed' : 'ask',
          }
        : placeOf(input, cta.mode === 'placeNext');
  }
}

/** A bet by hand; after a round that was played it is offered as the same again. */
function placeOf({ phase, own, amount, ready }: ActionInput, next: boolean): MainAction {
  const played = own.state === 'cashed' || own.state === 'lost';
  return {
    kind: 'place',
    next,
    again: phase === 'squib' && played && own.stake === amount,
    amount,
    busy: false,
    blocked: ready ? null : 'fields',
  };
}
