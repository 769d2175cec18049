import type { Sen } from '../../rules/money';
import { SELECTIONS } from '../../rules/wingo/options';
import type { PoolBet } from '../kit/pool/types';
import type { WingoSelection } from './types';

/** An order as any part of the room has it. */
type AnyBet = PoolBet<string | number>;

/** An order of the lobby-style list: the player's own first and marked, the same selection and amount merged. */
export interface OrderLine {
  readonly key: string;
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly select: readonly WingoSelection[];
  /** Staked on each selection by all merged orders together. */
  readonly amount: Sen;
  readonly times: number;
  readonly self: boolean;
  readonly bot: boolean;
}

/** Selections in the order of the board, so that the same choice always reads the same. */
export const inBoardOrder = (select: readonly (string | number)[]): readonly WingoSelection[] =>
  SELECTIONS.filter((option) => select.includes(option));

/** An order as a line of its own. */
export function lineOf({ userId, username, avatar, select, amount, bot }: AnyBet, me: string | null): OrderLine {
  const chosen = inBoardOrder(select);
  return {
    key: `${userId}|${chosen.join('+')}|${amount}`,
    userId,
    username,
    avatar,
    select: chosen,
    amount,
    times: 1,
    self: userId === me,
    bot: bot === true,
  };
}

/**
 * The lobby-style list (first document, section 4): the player's own orders first and marked as such; a player's orders with the same
 * selection and amount are one line.
 */
export function orderLines(bets: readonly AnyBet[], me: string | null): readonly OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const bet of bets) {
    const line = lineOf(bet, me);
    const before = lines.get(line.key);
    lines.set(
      line.key,
      before === undefined ? line : { ...before, amount: before.amount + line.amount, times: before.times + 1 },
    );
  }
  const all = [...lines.values()];
  return [...all.filter(({ self }) => self), ...all.filter(({ self }) => !self)];
}
