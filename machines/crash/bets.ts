import type { CrashBet } from '../../contract/crash';
import { pay, toRate, toSen } from '../../rules/money';
import type { BetRow, Bets, CrashEscapeInfo } from './types';

export const NO_BETS: Bets = new Map();

const rowOf = ({ userId, name, avatar, amount, rate, bot }: CrashBet): BetRow => ({
  userId,
  name,
  avatar,
  amount: toSen(amount),
  rate: rate === undefined ? null : toRate(rate),
  win: rate === undefined ? null : pay(toSen(amount), toRate(rate)),
  bot: bot === true,
});

/** The list with more bets, by player; a withdrawn one goes. A repeated bet does not undo a cash-out. */
export function withBets(bets: Bets, more: readonly CrashBet[]): Bets {
  if (more.length === 0) return bets;
  const next = new Map(bets);
  for (const bet of more) {
    const before = next.get(bet.userId);
    if (bet.withdrawn === true) next.delete(bet.userId);
    else if (before?.rate == null || bet.rate !== undefined) next.set(bet.userId, rowOf(bet));
  }
  return next;
}

/** A cash-out sets the bet's rate; of a player whose bet is not known yet there is nothing to show. */
export function withEscape(
  bets: Bets,
  { userId, rate, winAmount }: Pick<CrashEscapeInfo, 'userId' | 'rate' | 'winAmount'>,
): Bets {
  const row = bets.get(userId);
  return row === undefined ? bets : new Map(bets).set(userId, { ...row, rate: toRate(rate), win: toSen(winAmount) });
}

/** The list without a player's bet. */
export function withoutBet(bets: Bets, userId: string | null): Bets {
  if (userId === null || !bets.has(userId)) return bets;
  const next = new Map(bets);
  next.delete(userId);
  return next;
}

/** For the table: the player's own bet first, then by amount, then by id so that equal amounts do not jump about. */
export const sortedBets = (bets: Bets, userId: string | null): readonly BetRow[] =>
  [...bets.values()].sort(
    (a, b) =>
      Number(b.userId === userId) - Number(a.userId === userId) ||
      Number(b.amount - a.amount) ||
      (a.userId < b.userId ? -1 : 1),
  );
