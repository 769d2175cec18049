import type { Sen } from '../../rules/money';
import type { Movement, MovementKind, Posted } from '../ports';

/** An answer before anything is written: the store gives the version. */
export type Judged = Omit<Posted, 'version'>;

/** Which way each kind moves the player's money. A movement of the other sign is a mistake of the caller. */
const DIRECTION: Readonly<Record<MovementKind, 1 | -1>> = { grant: 1, refill: 1, bet: -1, payout: 1, refund: 1 };

/** What a batch comes to: an answer for each movement, the entries to write, and the new balances of who moved. */
export interface Plan {
  readonly results: readonly Judged[];
  readonly entries: readonly Movement[];
  readonly balances: ReadonlyMap<string, Sen>;
}

/**
 * Decides a batch, in order. Pure: the store's part is to read `before` and `booked` under lock and to write the plan.
 * @param before balance by user; who is missing has nothing
 * @param booked the batch's keys that are booked already
 * @throws RangeError for an amount of zero or against its kind's direction
 */
export function plan(
  movements: readonly Movement[],
  before: ReadonlyMap<string, Sen>,
  booked: ReadonlySet<string>,
): Plan {
  const balances = new Map<string, Sen>();
  const seen = new Set(booked);
  const entries: Movement[] = [];
  const results = movements.map((movement): Judged => {
    const { key, userId, kind, amount } = movement;
    if (amount === 0n || amount > 0n !== DIRECTION[kind] > 0)
      throw new RangeError(`A ${kind} of ${amount} sen (${key})`);
    const balance = balances.get(userId) ?? before.get(userId) ?? 0n;
    if (seen.has(key)) return { status: 'duplicate', balance };
    if (balance + amount < 0n) return { status: 'insufficient', balance };
    seen.add(key);
    entries.push(movement);
    balances.set(userId, balance + amount);
    return { status: 'posted', balance: balance + amount };
  });
  return { results, entries, balances };
}
