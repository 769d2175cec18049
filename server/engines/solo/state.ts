import { Registry } from '../kit/registry';
import type { PendingStart, Seat, SoloGameId, SoloSettings, SoloState, SoloStep } from './types';

/** A game that will give its next round this id. */
export const opening = <Ask, Board, Act>(
  settingsAt: (startedAt: number) => SoloSettings,
  nextRoundId: bigint,
): SoloState<Ask, Board, Act> => ({
  settingsAt,
  nextRoundId,
  seats: Registry.empty<Seat<Board>>(),
  pending: Registry.empty<PendingStart<Ask, Act>>(),
});

/** The game with the players of a batch, and nobody else. */
export const seating = <Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  seats: Iterable<Seat<Board>>,
): SoloState<Ask, Board, Act> => ({
  ...state,
  seats: Registry.of([...seats].map((seat) => [seat.userId, seat] as const)),
});

/** The same game with one player changed. */
export const withSeat = <Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  seat: Seat<Board>,
): SoloState<Ask, Board, Act> => ({ ...state, seats: state.seats.with(seat.userId, seat) });

/** @throws when the player was not seated before the batch */
export function seatOf<Ask, Board, Act>(state: SoloState<Ask, Board, Act>, userId: string): Seat<Board> {
  const seat = state.seats.get(userId);
  if (seat === undefined) throw new Error(`${userId} has no seat`);
  return seat;
}

/** A round's money is booked under keys made of this. */
export const betIdOf = (game: SoloGameId, roundId: bigint): string => `${game}-${roundId}`;

export const refuse = <Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  ref: number,
  code: number,
): SoloStep<Ask, Board, Act> => [state, [{ type: 'refuse', ref, refusal: { code } }]];
