import type { SnapshotFrom } from 'xstate';
import type { Rate } from '../../rules/money';
import type { CtaOf } from '../kit/cta';
import { sortedBets } from './bets';
import type { crashMachine } from './machine';
import { isAboard, isWaiting } from './seats';
import type { BetRow, OwnInfo, Seat } from './types';

export type CrashSnapshot = SnapshotFrom<typeof crashMachine>;
export type CrashPhase = 'connecting' | 'preparation' | 'goingUp' | 'squib';

export const phaseOf = (snapshot: CrashSnapshot): CrashPhase => snapshot.value.round;
export const isOffline = (snapshot: CrashSnapshot): boolean => snapshot.matches({ link: 'offline' });
export const isAutoRunning = (snapshot: CrashSnapshot): boolean => snapshot.matches({ auto: 'running' });

/** What the one big button does. */
export type CrashCta = CtaOf<
  'login' | 'place' | 'placeNext' | 'cancel' | 'queued' | 'cashOut',
  'connecting' | 'offline' | 'placing' | 'cancelling' | 'escaping' | 'launching'
>;

const waiting = (why: Extract<CrashCta, { mode: 'waiting' }>['why']): CrashCta => ({ mode: 'waiting', why });

/** The button for the seat that a bet placed now would take. */
function seatCta(seat: Seat, current: boolean): CrashCta {
  switch (seat.state) {
    case 'placing':
    case 'cancelling':
    case 'escaping':
      return waiting(seat.state);
    case 'aboard':
      return { mode: current ? 'cancel' : 'queued', stake: seat.stake, auto: seat.auto };
    case 'none':
    case 'cashed':
    case 'lost':
      return { mode: current ? 'place' : 'placeNext' };
  }
}

/**
 * The big button's mode at a moment.
 * @param now epoch ms of the clock that the machine was given
 */
export function cta(snapshot: CrashSnapshot, now: number): CrashCta {
  const { context } = snapshot;
  const phase = phaseOf(snapshot);
  if (phase === 'connecting') return waiting('connecting');
  if (isOffline(snapshot)) return waiting('offline');
  if (context.userId === null) return { mode: 'login' };
  switch (phase) {
    case 'preparation':
      // Our timer may be throttled: a bet or its withdrawal would come too late.
      if (now >= context.startTime && !isAboard(context.own)) return waiting('launching');
      return seatCta(context.own, true);
    case 'goingUp':
      if (context.own.state === 'aboard') return { mode: 'cashOut', stake: context.own.stake, auto: context.own.auto };
      return isWaiting(context.own) ? seatCta(context.own, true) : seatCta(context.next, false);
    case 'squib':
      return isWaiting(context.own) ? seatCta(context.own, true) : seatCta(context.next, false);
  }
}

/** The documented own info of the current round. */
export function ownInfo({ context: { own } }: CrashSnapshot): OwnInfo {
  switch (own.state) {
    case 'none':
    case 'placing':
      return { isJoinCur: false, betAmount: 0, isEscape: false, winAmount: 0 };
    case 'cashed':
      return { isJoinCur: true, betAmount: own.stake, isEscape: true, winAmount: own.win };
    case 'aboard':
    case 'cancelling':
    case 'escaping':
      return { isJoinCur: true, betAmount: own.stake, isEscape: false, winAmount: 0 };
    case 'lost':
      // An end clears the own join info.
      return { isJoinCur: false, betAmount: own.stake, isEscape: false, winAmount: 0 };
  }
}

/** Whether a bet of the player waits for the next round. */
export const joinedNext = ({ context: { next } }: CrashSnapshot): boolean => isAboard(next);

/** The own stake as the scene draws it; equal to scenes/crash/view.ts OwnFlight. */
export type OwnFlight =
  | { readonly state: 'none' }
  | { readonly state: 'aboard'; readonly stake: number; readonly auto: Rate | null }
  | { readonly state: 'cashed'; readonly stake: number; readonly rate: Rate; readonly win: number }
  | { readonly state: 'lost'; readonly stake: number };

export function ownFlight({ context: { own } }: CrashSnapshot): OwnFlight {
  switch (own.state) {
    case 'none':
    case 'placing':
      return { state: 'none' };
    case 'aboard':
    case 'cancelling':
    case 'escaping':
      return { state: 'aboard', stake: own.stake, auto: own.auto };
    case 'cashed':
      return { state: 'cashed', stake: own.stake, rate: own.rate, win: own.win };
    case 'lost':
      return { state: 'lost', stake: own.stake };
  }
}

/** Everybody's bets: the player's own first, then by amount. Sorts on each call: memoise by `context.bets`. */
export const betRows = ({ context }: CrashSnapshot, which: 'current' | 'next' = 'current'): readonly BetRow[] =>
  sortedBets(which === 'current' ? context.bets : context.nextBets, context.userId);
