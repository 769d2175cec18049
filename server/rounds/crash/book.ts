import { target } from '../../../rules/crash/target';
import type { Plan } from '../../engines/crash/types';
import type { SeedFeed, Ticket } from '../seeds/feed';

/** Which round is drawn from which link. Knows the current round and the one before it. */
export interface RoundBook {
  /** Gives the next link to a round. The round's target is secret. */
  plan(roundId: bigint, startTime: number): Plan;
  ticketOf(roundId: string): Ticket;
  /** The planned round is on the disk: the next plan takes the next link. */
  turnPage(): Promise<void>;
  stop(): void;
}

export function createRoundBook(feed: SeedFeed): RoundBook {
  const tickets = new Map<string, Ticket>();
  return {
    plan(id, startTime) {
      const roundId = String(id);
      const ticket = feed.next;
      for (const old of [...tickets.keys()].slice(0, -1)) tickets.delete(old);
      tickets.set(roundId, ticket);
      return {
        roundId,
        nextRoundId: String(id + 1n),
        target: target(ticket.sealed.draws(ticket.publicSeed, roundId).digest),
        startTime,
      };
    },
    ticketOf(roundId) {
      const ticket = tickets.get(roundId);
      if (ticket === undefined) throw new Error(`no link was given to round ${roundId}`);
      return ticket;
    },
    turnPage: () => feed.advance(),
    stop: () => feed.stop(),
  };
}
