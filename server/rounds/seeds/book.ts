import type { SeedFeed, Ticket } from './feed';

/** Which round is drawn from which link. Knows the current round and the one before it. */
export interface TicketBook {
  /** Gives the next link to a round. */
  plan(roundId: string): Ticket;
  /** Takes up a round whose link was given before. */
  resume(roundId: string, ticket: Ticket): void;
  ticketOf(roundId: string): Ticket;
  /** The planned round is on the disk: the next plan takes the next link. */
  turnPage(): Promise<void>;
  stop(): void;
}

export function createTicketBook(feed: SeedFeed): TicketBook {
  const tickets = new Map<string, Ticket>();
  const keep = (roundId: string, ticket: Ticket): void => {
    for (const old of [...tickets.keys()].slice(0, -1)) tickets.delete(old);
    tickets.set(roundId, ticket);
  };
  return {
    plan(roundId) {
      keep(roundId, feed.next);
      return feed.next;
    },
    resume: keep,
    ticketOf(roundId) {
      const ticket = tickets.get(roundId);
      if (ticket === undefined) throw new Error(`no link was given to round ${roundId}`);
      return ticket;
    },
    turnPage: () => feed.advance(),
    stop: () => feed.stop(),
  };
}
