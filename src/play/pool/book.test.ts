import { describe, expect, it } from 'vitest';
import { betOf, ME, totals } from '../../../machines/kit/pool/room.fixture';
import { bookOf, SHOWN_LINES } from './book';

describe('the bets of a round', () => {
  it('list the player’s own first, count and sum are the server’s', () => {
    const bets = [betOf('a', 'red', 1_000), betOf(ME, 'blue', 5_000)];
    const book = bookOf(bets, totals({ red: 1_000, blue: 5_000 }), ME);
    expect(book.lines.map(({ userId }) => userId)).toEqual([ME, 'a']);
    expect(book).toMatchObject({ hidden: 0, count: 2, total: 600_000n });
  });

  it('beyond fifty lines only count', () => {
    const bets = Array.from({ length: 60 }, (_, i) => betOf(`u${i}`, 'red', 1_000));
    expect(bookOf(bets, totals({ red: 60_000 }), null)).toMatchObject({ hidden: 60 - SHOWN_LINES, count: 60 });
  });
});
