import type { WingoModel } from '../../../contract/wingo';
import { numberOf } from '../../../rules/wingo/draw';
import { createTicketBook, type TicketBook } from '../seeds/book';
import type { SeedFeed, Ticket } from '../seeds/feed';
import type { FeedName } from '../seeds/store';

export const FEED_OF: Readonly<Record<WingoModel, FeedName>> = { 1: 'wingo1', 2: 'wingo2', 3: 'wingo3' };

/** Which phase of a model is drawn from which link. */
export interface PhaseBook extends TicketBook {
  /** The number of a phase; secret until its end. */
  numberOf(phaseNum: string): number;
}

/** What a link draws for a phase. */
export const drawnBy = ({ sealed, publicSeed }: Ticket, phaseNum: string): number =>
  numberOf(sealed.draws(publicSeed, phaseNum).floats().next().value);

export function createPhaseBook(feed: SeedFeed): PhaseBook {
  const book = createTicketBook(feed);
  return { ...book, numberOf: (phaseNum) => drawnBy(book.ticketOf(phaseNum), phaseNum) };
}
