import type { CrashOwnBet } from '../../contract/crash';
import { autoPays } from '../../rules/crash/payout';
import { capProfit, fromSen, pay, type Rate, toRate, toSen } from '../../rules/money';
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
  const { roundId, amount: stake, auto, isEscape, rate, winAmount } = bet;
  if (isEscape) return { state: 'cashed', roundId, stake, rate: rate === undefined ? 0 : toRate(rate), win: winAmount };
  if (crashed) return { state: 'lost', roundId, stake };
  return { state: 'aboard', roundId, stake, auto: auto === undefined ? null : toRate(auto) };
}

/** The seat of a bet that another device of the player placed; its auto cash-out is not known. */
export const foundSeat = (roundId: string, stake: number): Seat => ({ state: 'aboard', roundId, stake, auto: null });

/** The seat in another of the states that carry a stake and an auto cash-out; every other seat stays. */
export const moved = (seat: Seat, state: 'aboard' | 'cancelling' | 'escaping'): Seat =>
  isAboard(seat) ? { ...seat, state } : seat;

/** The seat after a cash-out. */
export const cashed = (seat: Seat, rate: Rate, win: number): Seat =>
  isAboard(seat) ? { state: 'cashed', roundId: seat.roundId, stake: seat.stake, rate, win } : seat;

/**
 * The seat after the crash: an auto cash-out that the flight reached was paid though its event may still be on the way; whoever waits for
 * the answer to a cash-out goes on waiting, for the server decides; every other stake is lost.
 */
export function crashedSeat(seat: Seat, target: Rate, maxProfit: number): Seat {
  if (!isAboard(seat)) return seat;
  if (seat.auto !== null && autoPays(seat.auto, target)) {
    const stake = toSen(seat.stake);
    return cashed(seat, seat.auto, fromSen(capProfit(stake, pay(stake, seat.auto), toSen(maxProfit))));
  }
  return seat.state === 'escaping' ? seat : { state: 'lost', roundId: seat.roundId, stake: seat.stake };
}

/** What the bet came to, in sen; null while it is open. */
export function outcomeOf(seat: Seat): { roundId: string; stake: bigint; back: bigint } | null {
  if (seat.state === 'cashed') return { roundId: seat.roundId, stake: toSen(seat.stake), back: toSen(seat.win) };
  return seat.state === 'lost' ? { roundId: seat.roundId, stake: toSen(seat.stake), back: 0n } : null;
}
