import type { SnapshotFrom } from 'xstate';
import { fromSen, type Rate } from '../../rules/money';
import { sortedBets } from './bets';
import type { crashMachine } from './machine';
import { isAboard } from './seats';
import type { BetRow, OwnInfo } from './types';

export type CrashSnapshot = SnapshotFrom<typeof crashMachine>;
export type CrashPhase = 'connecting' | 'preparation' | 'goingUp' | 'squib';

export const phaseOf = (snapshot: CrashSnapshot): CrashPhase => snapshot.value.round;
export const isOffline = (snapshot: CrashSnapshot): boolean => snapshot.matches({ link: 'offline' });
export const isAutoRunning = (snapshot: CrashSnapshot): boolean => snapshot.matches({ auto: 'running' });

/** The documented own info of the current round. */
export function ownInfo({ context: { own } }: CrashSnapshot): OwnInfo {
  switch (own.state) {
    case 'none':
    case 'placing':
      return { isJoinCur: false, betAmount: 0n, isEscape: false, winAmount: 0n };
    case 'cashed':
      return { isJoinCur: true, betAmount: own.stake, isEscape: true, winAmount: own.win };
    case 'aboard':
    case 'cancelling':
    case 'escaping':
      return { isJoinCur: true, betAmount: own.stake, isEscape: false, winAmount: 0n };
    case 'lost':
      // An end clears the own join info.
      return { isJoinCur: false, betAmount: own.stake, isEscape: false, winAmount: 0n };
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
      return { state: 'aboard', stake: fromSen(own.stake), auto: own.auto };
    case 'cashed':
      return { state: 'cashed', stake: fromSen(own.stake), rate: own.rate, win: fromSen(own.win) };
    case 'lost':
      return { state: 'lost', stake: fromSen(own.stake) };
  }
}

/** Everybody's bets: the player's own first, then by amount. Sorts on each call: memoise by `context.bets`. */
export const betRows = ({ context }: CrashSnapshot, which: 'current' | 'next' = 'current'): readonly BetRow[] =>
  sortedBets(which === 'current' ? context.bets : context.nextBets, context.userId);
