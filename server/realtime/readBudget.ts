import type { PageAsk } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';
import type { Call } from '../../contract/wire';
import { AddressBudget, type Sender, type Share } from './addressBudget';

/** What a snapshot costs, and rows of a list: a unit is about a tenth of a millisecond of the server's one thread. */
const ROWS_A_UNIT = 10;
/** Rows that are only counted on the way to a page. */
const SKIPPED_A_UNIT = 200;

/** What an answer will cost, in units: one for a snapshot, more for a list by its rows. Commands have limits of their own. */
export function costOf({ effect }: Pick<Call, 'effect'>, req: unknown): number {
  if (effect === 'write') return 0;
  const { page = 1, size = 0, after } = req as Partial<PageAsk>;
  const skipped = after === undefined ? (page - 1) * size : 0;
  return 1 + size / ROWS_A_UNIT + skipped / SKIPPED_A_UNIT;
}

/**
 * What reads may cost, as an AddressBudget: a crowd behind one address shares much, and no number of connections from one address can keep the
 * server's one thread busy.
 */
export class ReadBudget {
  private readonly budget: AddressBudget;

  constructor(share: Share) {
    this.budget = new AddressBudget(share);
  }

  /** @throws CodeError 667 with the seconds until it is worth trying again */
  take(connection: Sender, cost: number, now: number): void {
    if (cost === 0) return;
    const wait = this.budget.pay(connection, cost, now);
    if (wait > 0) throw new CodeError(CODE.tooFrequent, { seconds: String(Math.ceil(wait / 1_000)) });
  }
}
