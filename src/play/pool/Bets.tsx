import { useMemo } from 'react';
import { BetsInShort } from '../room/BetTable';
import { Staked } from '../room/Staked';
import { bookOf } from './book';
import { usePool, usePoolList } from './context';

/** The bets of the round on the board, at the pace of the eye. */
export function useBook() {
  const bets = usePoolList(({ context }) => context.bets);
  const totals = usePoolList(({ context }) => context.totals);
  const tally = usePoolList(({ context }) => context.tally);
  const userId = usePool(({ context }) => context.userId);
  return useMemo(() => bookOf(bets, totals, userId, tally), [bets, totals, userId, tally]);
}

/** House bots in the round, as far as they are known; the number alone, so that its reader is not rendered with every bet. */
export const useBots = (): number =>
  usePoolList(
    ({ context: { tally, bets } }) =>
      tally?.bots ?? new Set(bets.flatMap(({ bot, userId }) => (bot === true ? [userId] : []))).size,
  );

/** How many bets there are and with how much, those of house bots apart. */
export const BetsTotal = () => <Staked totals={useBook()} />;

/** The same in a word, for the button on a phone. */
export const BetsCount = () => <BetsInShort count={useBook().count} />;
