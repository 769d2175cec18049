/** Most bets of a round that are kept, newest first. */
export const MAX_BETS = 200;

interface Bet {
  readonly uuid?: string | undefined;
}

/** Those of `more` that are not in the list yet, by their id: one comes with its answer and with the stream. Without an id it is new. */
export function freshOf<B extends Bet>(list: readonly B[], more: readonly B[]): readonly B[] {
  const known = new Set(list.map(({ uuid }) => uuid));
  return more.filter(({ uuid }) => uuid === undefined || !known.has(uuid));
}

/** The list with what is new of `more` in front. */
export function withFresh<B extends Bet>(list: readonly B[], more: readonly B[]): readonly B[] {
  const fresh = freshOf(list, more);
  return fresh.length === 0 ? list : [...fresh, ...list].slice(0, MAX_BETS);
}
