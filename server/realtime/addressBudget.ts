import { Bucket, Buckets, type Rate } from '../system/bucket';
import { networkOf } from '../system/network';

/** Whose connection it is. */
export interface Sender {
  readonly address: string;
}

/** What one connection has to itself, and what all connections of an address have together above that. */
export interface Share {
  readonly own: Rate;
  readonly address: Rate;
}

/** What connections bring: requests, frames of any kind, bytes. */
export interface AddressBudgets {
  readonly requests: AddressBudget;
  readonly frames: AddressBudget;
  readonly bytes: AddressBudget;
}

/**
 * A budget of addresses. Each connection has a little of its own, which is what somebody at play needs; more is taken from what all connections of an
 * address share. So a crowd behind one address (a town on a mobile network) shares much, and one of them who takes it all leaves the others theirs.
 */
export class AddressBudget {
  private readonly addresses: Buckets;
  /** Of each connection: what it has to itself, and whose share it takes the rest from. The network is not made out anew for every frame of a flood. */
  private readonly connections = new WeakMap<object, { readonly own: Bucket; readonly network: string }>();

  constructor(private readonly share: Share) {
    this.addresses = new Buckets(share.address);
  }

  /** Takes the cost and answers 0; or takes nothing and says how long until it can be paid, ms. Times are milliseconds. */
  pay(connection: Sender, cost: number, now: number): number {
    let payer = this.connections.get(connection);
    if (!payer) {
      payer = { own: new Bucket(this.share.own, now), network: networkOf(connection.address) };
      this.connections.set(connection, payer);
    }
    const wait = payer.own.pay(now, cost);
    return wait === 0 ? 0 : Math.min(wait, this.addresses.pay(payer.network, now, cost));
  }
}

/** The budgets of a gateway's connections. */
export const addressBudgets = ({
  requests,
  frames,
  bytes,
}: Readonly<Record<keyof AddressBudgets, Share>>): AddressBudgets => ({
  requests: new AddressBudget(requests),
  frames: new AddressBudget(frames),
  bytes: new AddressBudget(bytes),
});
