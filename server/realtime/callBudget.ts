import type { PageAsk } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';
import type { CallBinding } from '../ports';
import { isLoopback } from '../system/network';
import { AddressBudget, type Sender } from './addressBudget';
import type { Limits } from './limits';

/** What a snapshot costs, and rows of a list: a unit is about a tenth of a millisecond of the server's one thread. */
const ROWS_A_UNIT = 10;
/** Rows that are only counted on the way to a page. */
const SKIPPED_A_UNIT = 200;

/**
 * What a call will cost of what may be asked of its kind. A read is counted in snapshots, more for a list by its rows; a command in bets, each of which is one of a room's next commit. What
 * costs more than one says so where it is bound.
 */
export function costOf({ call: { effect }, cost = 1 }: Pick<CallBinding, 'call' | 'cost'>, req: unknown): number {
  if (effect === 'write') return cost;
  const { page = 1, size = 0, after } = req as Partial<PageAsk>;
  const skipped = after === undefined ? (page - 1) * size : 0;
  return cost + size / ROWS_A_UNIT + skipped / SKIPPED_A_UNIT;
}

/** Whether a call is long work, which waits for its turn: a list, or a command that costs more than a bet, which a room's writer takes together with others. What is in memory is told at once. */
export const isLong = (binding: Pick<CallBinding, 'call' | 'cost'>, req: unknown): boolean => costOf(binding, req) > 1;

/**
 * What calls may cost, as AddressBudgets: a crowd behind one address shares much, and no number of connections from one address can keep the server's one thread busy. Reads, commands and those that end
 * rounds have one each, so that nobody's bet is refused for what was read, and nobody's cash-out for what was bet: a flight does not wait. Commands from this machine itself are not counted: benches bet as fast as they can.
 */
export class CallBudget {
  private readonly reads: AddressBudget;
  private readonly writes: AddressBudget;
  private readonly ends: AddressBudget;

  constructor({ reads, writes, ends }: Pick<Limits, 'reads' | 'writes' | 'ends'>) {
    this.reads = new AddressBudget(reads);
    this.writes = new AddressBudget(writes);
    this.ends = new AddressBudget(ends);
  }

  /** @throws CodeError 667 with the seconds until it is worth trying again */
  take(connection: Sender, binding: Pick<CallBinding, 'call' | 'cost' | 'ends'>, req: unknown, now: number): void {
    const isCommand = binding.call.effect === 'write';
    if (isCommand && isLoopback(connection.address)) return;
    const budget = !isCommand ? this.reads : binding.ends === true ? this.ends : this.writes;
    const wait = budget.pay(connection, costOf(binding, req), now);
    if (wait > 0) throw new CodeError(CODE.tooFrequent, { seconds: String(Math.ceil(wait / 1_000)) });
  }
}
