import type { Rate, Sen } from '../../rules/money';
import { type BetButton, type BetMode, waiting } from '../kit/button';
import { isAboard, isWaiting } from './seats';
import { type CrashPhase, type CrashSnapshot, isAutoRunning, isOffline, phaseOf } from './select';
import type { Seat } from './types';

/** What the main button of crash is decided from, as far as its machine knows. */
export interface CrashStanding {
  readonly phase: CrashPhase;
  readonly offline: boolean;
  /** Who plays is known. */
  readonly known: boolean;
  /** The rocket leaves though our timer has not said so: a bet would come too late for this round. */
  readonly late: boolean;
  readonly own: Seat;
  readonly next: Seat;
  readonly run: 'off' | 'running' | 'stopping';
}

/** A new object each time, flat: to be compared by its fields. @param now epoch ms of the clock that the machine was given */
export function standingOf(snapshot: CrashSnapshot, now: number): CrashStanding {
  const { own, next, startTime, userId, auto } = snapshot.context;
  const phase = phaseOf(snapshot);
  return {
    phase,
    offline: isOffline(snapshot),
    known: userId !== null,
    late: phase === 'preparation' && now >= startTime,
    own,
    next,
    run: !isAutoRunning(snapshot) ? 'off' : auto?.stopped === 'user' ? 'stopping' : 'running',
  };
}

/** What the panel adds. */
export interface CrashForm {
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  readonly mode: BetMode;
  readonly amount: Sen;
  /** The fields of this mode are in order. */
  readonly ready: boolean;
  /** The auto cash-out that is set up; null is none. */
  readonly auto: Rate | null;
  /** The player was told what a run without an auto cash-out means. */
  readonly warned: boolean;
}

const inPlay = (seat: Seat): Sen => (isAboard(seat) ? seat.stake : 0n);

/** The main button of crash. A running auto-bet keeps it for stopping, except while money flies that could be cashed out. */
export function crashButton(standing: CrashStanding, form: CrashForm): BetButton {
  const { phase, offline, known, late, own, next, run } = standing;
  if (phase === 'connecting' || offline) {
    const flying = phase === 'goingUp' && isAboard(own);
    const auto = flying ? own.auto : null;
    const amount = inPlay(own) || inPlay(next);
    return { kind: 'waiting', why: phase === 'connecting' ? 'connecting' : 'offline', amount, flying, auto };
  }
  // The token is being checked: who this is comes in a moment.
  if (!known) return form.loggedIn ? waiting('connecting') : { kind: 'login' };
  if (own.state === 'escaping' || (phase === 'goingUp' && own.state === 'aboard'))
    return {
      kind: 'cashOut',
      amount: own.stake,
      pending: own.state === 'escaping',
      blocked: null,
      flying: true,
    };
  if (run !== 'off') return { kind: 'stopRun', pending: run === 'stopping' };
  const { amount } = form;
  const place = { kind: 'place', count: 1, again: false, pending: false } as const;
  if (late && !isAboard(own)) return { ...place, amount, next: false, blocked: 'launching' };
  // The seat that a bet placed now would take.
  const current = phase === 'preparation' || isWaiting(own);
  const seat = current ? own : next;
  switch (seat.state) {
    case 'placing':
      return { ...place, amount: seat.stake, next: !current, pending: true, blocked: null };
    case 'aboard':
    case 'cancelling':
    case 'escaping':
      return {
        kind: 'cancel',
        amount: seat.stake,
        pending: seat.state === 'cancelling',
        queued: !current,
      };
    case 'none':
    case 'cashed':
    case 'lost':
      return form.mode === 'auto'
        ? runButton(form)
        : { ...place, amount, next: !current, again: isAgain(standing, amount), blocked: form.ready ? null : 'fields' };
  }
}

const runButton = ({ amount, ready, auto, warned }: CrashForm): BetButton => ({
  kind: 'startRun',
  amount,
  blocked: ready ? null : 'fields',
  unattended: auto !== null ? 'no' : warned ? 'agreed' : 'ask',
});

/** After a round that was played its bet is offered as the same again. */
const isAgain = ({ phase, own }: CrashStanding, amount: Sen): boolean =>
  phase === 'squib' && (own.state === 'cashed' || own.state === 'lost') && own.stake === amount;
