import { type BetButton, waiting } from '../button';
import { withBets } from './bets';
import { openRound, placeFault } from './desk';
import { isOffline, roomStatus, type Shown } from './select';
import { noStakes, type Stakes, sumOf } from './stakes';

/** What the main button of a room of pools is decided from, besides its machine. */
export interface SlipForm<P> {
  /** Epoch ms of the clock that the machine was given. */
  readonly now: number;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  /** The fields are in order, and limits and balance allow what is set up. */
  readonly ready: boolean;
  /** Whether they allow these stakes. */
  fits(this: void, stakes: Stakes<P>): boolean;
}

const measure = <P>(stakes: Stakes<P>) => ({ count: stakes.size, amount: sumOf(stakes) });

/** The main button of a room of pools. */
export function slipButton<P, D>(snapshot: Shown<P, D>, { now, loggedIn, ready, fits }: SlipForm<P>): BetButton {
  const { context } = snapshot;
  const { slip, last, queued, command, auto } = context;
  if (auto?.running === true) return { kind: 'stopRun', pending: auto.stopped !== null };
  const status = roomStatus(snapshot);
  if (status === -1) return waiting('connecting');
  if (isOffline(snapshot)) return waiting('offline');
  const place = { kind: 'place', next: status === 1, again: false } as const;
  if (snapshot.matches({ bets: 'placing' }))
    return { ...place, ...measure(withBets(noStakes<P>(), command.bets)), pending: true, blocked: null };
  const fault = placeFault(context, slip.stakes, now);
  // The token is being checked: who this is comes in a moment.
  if (fault === 'login') return loggedIn ? waiting('connecting') : { kind: 'login' };
  if (queued !== null) return { kind: 'cancel', amount: measure(queued.stakes).amount, pending: false, queued: true };
  if (slip.stakes.size > 0) {
    if (fault === 'closed') return { kind: 'closed' };
    const blocked = ready && fault === null ? null : 'fields';
    return { ...place, ...measure(slip.stakes), pending: false, blocked };
  }
  if (fault === 'closed' && status !== 1) return { kind: 'closed' };
  // The last set-up is offered once more, but not twice in one round by a second tap.
  if (last === null || last.roundId === openRound(context, now)?.roundId) return { kind: 'pick' };
  return { kind: 'repeat', ...measure(last.stakes), next: status === 1, blocked: fits(last.stakes) ? null : 'fields' };
}
