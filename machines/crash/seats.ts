import type { CrashOwnBet } from '../../contract/crash';
import { autoPays } from '../../rules/crash/payout';
import { type Rate, type Sen, toRate, toSen } from '../../rules/money';
import { cappedAt } from '../../rules/cap';
import type { Seat } from './types';

export const NO_SEAT: Seat = { state: 'none' };

/** A seat that waits for an answer of the server. */
export const isWaiting = (seat: Seat): boolean =>
  seat.state === 'placing' || seat.state === 'cancelling' || seat.state === 'escaping';

/** Whether the stake is in play. */
export const isAboard = (seat: Seat): seat is Extract<Seat, { auto: Rate | null }> =>
  seat.state === 'aboard' || seat.state === 'cancelling' || seat.state === 'escaping';

/** The seat of a bet as the server knows it. `crashed` tells that its round is over. */
export function seatOf(bet: CrashOwnBet | undefined, crashed: boolean): Seat {
  if (bet === undefined) return NO_SEAT;
  const { roundId, auto, isEscape, rate, winAmount } = bet;
  const stake = toSen(bet.amount);
  if (isEscape)
    return { state: 'cashed', roundId, stake, rate: rate === undefined ? 0 : toRate(rate), win: toSen(winAmount) };
  if (crashed) return { state: 'lost', roundId, stake };
  return { state: 'aboard', roundId, stake, auto: auto === undefined ? null : toRate(auto) };
}

/** The seat of a bet that another device of the player placed; its auto cash-out is not known. */
export const foundSeat = (roundId: string, stake: Sen): Seat => ({ state: 'aboard', roundId, stake, auto: null });

/** The seat in another of the states that carry a stake and an auto cash-out; every other seat stays. */
export const moved = (seat: Seat, state: 'aboard' | 'cancelling' | 'escaping'): Seat =>
  isAboard(seat) ? { ...seat, state } : seat;

/** The seat after a cash-out. */
export const cashed = (seat: Seat, rate: Rate, win: Sen): Seat =>
  isAboard(seat) ? { state: 'cashed', roundId: seat.roundId, stake: seat.stake, rate, win } : seat;

/**
 * The seat after the crash: an auto cash-out that the flight reached was paid though its event may still be on the way; whoever waits for
 * the answer to a cash-out goes on waiting, for the server decides; every other stake is lost.
 */
export function crashedSeat(seat: Seat, target: Rate, maxProfit: Sen): Seat {
  if (!isAboard(seat)) return seat;
  if (seat.auto !== null && autoPays(seat.auto, target))
    return cashed(seat, seat.auto, cappedAt(seat.stake, seat.auto, maxProfit).pays);
  return seat.state === 'escaping' ? seat : { state: 'lost', roundId: seat.roundId, stake: seat.stake };
}

/** What the bet came to; null while it is open. */
export function outcomeOf(seat: Seat): { roundId: string; stake: Sen; back: Sen } | null {
  if (seat.state === 'cashed') return { roundId: seat.roundId, stake: seat.stake, back: seat.win };
  return seat.state === 'lost' ? { roundId: seat.roundId, stake: seat.stake, back: 0n } : null;
}
