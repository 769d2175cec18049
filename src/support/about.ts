import { type TicketRound, ticketRound } from '../../contract/support';

/** The round of an address's text; undefined for none, and for one of a game that there is not. */
export function roundOf(about: string | undefined): TicketRound | undefined {
  const [game, round] = about?.split(':') ?? [];
  const read = ticketRound.safeParse({ game, round });
  return read.success ? read.data : undefined;
}
