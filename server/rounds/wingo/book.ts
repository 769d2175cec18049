import type { WingoModel } from '../../../contract/wingo';
import { numberOf } from '../../../rules/wingo/draw';
import type { FeedName } from '../seeds/store';
import type { SeedFeed, Ticket } from '../seeds/feed';

export const FEED_OF: Readonly<Record<WingoModel, FeedName>> = { 1: 'wingo1', 2: 'wingo2', 3: 'wingo3' };

/** Which phase of a model is drawn from which link. Knows the current phase and the one before it. */
export interface PhaseBook {
  /** Gives the next link to a phase. */
  plan(phaseNum: string): Ticket;
  /** Takes up a phase whose link was given before. */
  resume(phaseNum: string, ticket: Ticket): void;
  ticketOf(phaseNum: string): Ticket;
  /** The number of a phase; secret until its end. */
  numberOf(phaseNum: string): number;
  /** The planned phase is on the disk: the next plan takes the next link. */
  turnPage(): Promise<void>;
  stop(): void;
}

/** What a link draws for a phase. */
export const drawnBy = ({ sealed, publicSeed }: Ticket, phaseNum: string): number => numberOf(sealed.draws(publicSeed, phaseNum).floats().next().value);

export function createPhaseBook(feed: SeedFeed): PhaseBook {
  const tickets = new Map<string, Ticket>();
  const keep = (phaseNum: string, ticket: Ticket): void => {
    for (const old of [...tickets.keys()].slice(0, -1)) tickets.delete(old);
    tickets.set(phaseNum, ticket);
  };
  const ticketOf = (phaseNum: string): Ticket => {
    const ticket = tickets.get(phaseNum);
    if (ticket === undefined) throw new Error(`no link was given to phase ${phaseNum}`);
    return ticket;
  };
  return {
    plan(phaseNum) {
      keep(phaseNum, feed.next);
      return feed.next;
    },
    resume: keep,
    ticketOf,
    numberOf: (phaseNum) => drawnBy(ticketOf(phaseNum), phaseNum),
    turnPage: () => feed.advance(),
    stop: () => feed.stop(),
  };
}
