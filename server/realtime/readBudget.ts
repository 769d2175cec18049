import type { PageAsk } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';
import type { Call } from '../../contract/wire';
import { networkOf } from '../http/address';
import { Bucket } from './bucket';
import type { Limits } from './limits';

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

/** Budgets of addresses that nobody uses are dropped when there are this many. */
const SWEEP_SIZE = 10_000;

/**
 * What reads may cost. Each connection has a little of its own, which is what somebody at play needs; more is taken from what all connections of an
 * address share. So a crowd behind one address (a town on a mobile network) shares much, one of them who takes it all leaves the others theirs,
 * and no number of connections from one address can keep the server's one thread busy.
 */
export class ReadBudget {
  private readonly addresses = new Map<string, Bucket>();
  private readonly connections = new WeakMap<object, Bucket>();

  constructor(
    private readonly limits: Pick<
      Limits,
      'readBurst' | 'readsPerSecond' | 'addressReadBurst' | 'addressReadsPerSecond'
    >,
  ) {}

  /** @throws CodeError 667 with the seconds until it is worth trying again */
  take(connection: { readonly address: string }, cost: number, now: number): void {
    if (cost === 0) return;
    const { readBurst, readsPerSecond, addressReadBurst, addressReadsPerSecond } = this.limits;
    let own = this.connections.get(connection);
    if (!own) this.connections.set(connection, (own = new Bucket(readBurst, readsPerSecond, now)));
    const ownWait = own.pay(now, cost);
    if (ownWait === 0) return;
    const network = networkOf(connection.address);
    let shared = this.addresses.get(network);
    if (!shared) {
      if (this.addresses.size >= SWEEP_SIZE) this.sweep(now);
      this.addresses.set(network, (shared = new Bucket(addressReadBurst, addressReadsPerSecond, now)));
    }
    const wait = Math.min(ownWait, shared.pay(now, cost));
    if (wait > 0) throw new CodeError(CODE.tooFrequent, { seconds: String(Math.ceil(wait / 1_000)) });
  }

  private sweep(now: number): void {
    for (const [address, budget] of this.addresses) if (budget.full(now)) this.addresses.delete(address);
  }
}
