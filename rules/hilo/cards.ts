/** Suits in the order of the card list. */
export const SUITS = ['♦', '♥', '♠', '♣'] as const;

/** Ranks in the order of the card list; in play the ace, listed last, is the lowest. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** Cards in the list: 2 of diamonds, hearts, spades, clubs, then the 3s, up to the four aces. */
export const CARDS = SUITS.length * RANKS.length;

/** The card, by its place in the list, that a float draws from the endless deck. */
export function cardOf(float: number): number {
  return Math.floor(float * CARDS);
}

/** A card as text: `8♦`. */
export function cardName(card: number): string {
  return `${RANKS[Math.floor(card / SUITS.length)]}${SUITS[card % SUITS.length]}`;
}

/** A card's rank in play: 1 for the ace up to 13 for the king. */
export function playRank(card: number): number {
  return ((Math.floor(card / SUITS.length) + 1) % RANKS.length) + 1;
}

/** The first cards of a round, by their places in the list. */
export function drawCards(floats: Iterator<number, unknown>, count: number): number[] {
  const cards: number[] = [];
  for (let next = floats.next(); cards.length < count && !next.done; next = floats.next())
    cards.push(cardOf(next.value));
  return cards;
}
