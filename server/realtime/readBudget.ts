import type { PageAsk } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';
import type { Call } from '../../contract/wire';
import { networkOf } from '../http/address';
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

/** How many units are left of a budget that fills steadily. */
class Purse {
  private left: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private at: number,
  ) {
    this.left = burst;
  }

  fill(now: number): number {
    this.left = Math.min(this.burst, this.left + (Math.max(0, now - this.at) * this.perSecond) / 1_000);
    this.at = now;
    return this.left;
  }

  /** Pays, or says how long until it could, ms. */
  pay(cost: number, now: number): number {
    const left = this.fill(now);
    if (left >= cost) this.left -= cost;
    return left >= cost ? 0 : ((cost - left) / this.perSecond) * 1_000;
  }

  get full(): boolean {
    return this.left >= this.burst;
  }
}

/** Purses of addresses that nobody uses are dropped when there are this many. */
const SWEEP_SIZE = 10_000;

/**
 * What reads may cost. Each connection has a little of its own, which is what somebody at play needs; more is taken from what all connections of an
 * address share. So a crowd behind one address (a town on a mobile network) shares much, one of them who takes it all leaves the others theirs,
 * and no number of connections from one address can keep the server's one thread busy.
 */
export class ReadBudget {
  private readonly addresses = new Map<string, Purse>();
  private readonly connections = new WeakMap<object, Purse>();

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
    if (!own) this.connections.set(connection, (own = new Purse(readBurst, readsPerSecond, now)));
    const ownWait = own.pay(cost, now);
    if (ownWait === 0) return;
    const network = networkOf(connection.address);
    let shared = this.addresses.get(network);
    if (!shared) {
      if (this.addresses.size >= SWEEP_SIZE) this.sweep(now);
      this.addresses.set(network, (shared = new Purse(addressReadBurst, addressReadsPerSecond, now)));
    }
    const wait = Math.min(ownWait, shared.pay(cost, now));
    if (wait > 0) throw new CodeError(CODE.tooFrequent, { seconds: String(Math.ceil(wait / 1_000)) });
  }

  private sweep(now: number): void {
    for (const [address, purse] of this.addresses) {
      purse.fill(now);
      if (purse.full) this.addresses.delete(address);
    }
  }
}
